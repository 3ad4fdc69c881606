/** The date of the Sanity API that the desk's filters are written for. */
export const API_VERSION = '2025-02-19';
