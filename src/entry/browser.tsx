import '../../styles/index.scss';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app/App';
import { keepLater } from '../app/offline/keepLater';
import { openSite } from '../app/openSite';
import type { SiteEnvironment } from '../lib/environment/siteEnvironment';
import { readPageData } from '../lib/rendering/renderedPage';

/** The site's variables as they were at build time. */
declare const SITE_ENVIRONMENT: SiteEnvironment;
/** The path of the service worker; empty where there is none. */
declare const SERVICE_WORKER: string;

async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id "root".');
  const environment = SITE_ENVIRONMENT;
  if (SERVICE_WORKER) keepLater(SERVICE_WORKER, environment);
  const { app, isRendered } = await openSite(environment, readPageData(document));
  const site = (
    <StrictMode>
      <App {...app} />
    </StrictMode>
  );
  // In slices: the page is read and scrolled while it is taken over.
  if (isRendered) startTransition(() => void hydrateRoot(container, site));
  else createRoot(container).render(site);
}

void start();
