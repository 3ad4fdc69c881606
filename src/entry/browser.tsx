import '../../styles/index.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { contentSourceOf } from '../api/content/contentSource';
import { loadSanityClient } from '../api/content/sanityClient';
import { App } from '../app/App';
import { mirroredScreens } from '../app/routing/mirroredScreens';
import { createRoutes } from '../app/routing/routes';
import { connectScrollRestoration } from '../app/routing/scrollRestoration';
import { connectUrlMirror } from '../app/routing/urlMirror';
import { makeStore } from '../app/store/makeStore';
import type { SiteEnvironment } from '../lib/environment/siteEnvironment';

/** The site's variables as they were at build time. */
declare const SITE_ENVIRONMENT: SiteEnvironment;

// Every screen reads content: its client downloads beside the screen's own code. A failure is met where it is used.
loadSanityClient().catch(() => undefined);

const store = makeStore(undefined, {
  contentSource: contentSourceOf(SITE_ENVIRONMENT, window.location.origin),
});
const router = createBrowserRouter(createRoutes(store));
connectUrlMirror(store, router, mirroredScreens);
connectScrollRestoration(router);

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');
createRoot(container).render(
  <StrictMode>
    <App store={store} router={router} />
  </StrictMode>,
);
