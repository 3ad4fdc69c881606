import { createContext } from 'react';

/**
 * The site's public origin, without a slash at the end. Undefined if it is unknown, as on Node without `SITE_URL`.
 */
export const SiteOriginContext = createContext<string | undefined>(undefined);
