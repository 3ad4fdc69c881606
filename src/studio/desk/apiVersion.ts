/** The version of Sanity's API that the desk's filters are written for: the same as for the site's queries. */
export { apiVersion as API_VERSION } from '../../lib/config/specDefaults.ts';
