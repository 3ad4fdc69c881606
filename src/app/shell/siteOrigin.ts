import { createContext } from 'react';

/**
 * The origin under which the public knows the site, without a slash at the end. Undefined where nobody knows it, as on
 * Node without `SITE_URL`.
 */
export const SiteOriginContext = createContext<string | undefined>(undefined);
