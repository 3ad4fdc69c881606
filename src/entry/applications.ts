import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { openPage } from '#studio/applications/openPage.tsx';

/** The site's environment variables at build time. */
declare const SITE_ENVIRONMENT: SiteEnvironment;

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
openPage(container, SITE_ENVIRONMENT);
