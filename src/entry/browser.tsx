import '../../styles/index.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app/App';
import { openSite } from '../app/openSite';
import type { SiteEnvironment } from '../lib/environment/siteEnvironment';

/** The site's variables as they were at build time. */
declare const SITE_ENVIRONMENT: SiteEnvironment;

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');
createRoot(container).render(
  <StrictMode>
    <App {...openSite(SITE_ENVIRONMENT)} />
  </StrictMode>,
);
