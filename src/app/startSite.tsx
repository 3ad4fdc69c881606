import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { readPageData } from '#lib/rendering/renderedPage.ts';
import { App } from './App.tsx';
import { openSite } from './openSite.ts';
import { idle, pageLoaded } from '#lib/rendering/pageIdle.ts';

/**
 * Renders the site, or hydrates the page that was rendered on Node.
 *
 * @param serviceWorker its path; empty if there is none
 * @param onListening called when React handles the page's events
 */
export async function startSite(
  environment: SiteEnvironment,
  serviceWorker: string,
  onListening: () => void,
): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  const { app, contentSource, isRendered } = await openSite(environment, readPageData(document));
  const site = (
    <StrictMode>
      <App {...app} onStarted={() => void delete container.dataset.starting} />
    </StrictMode>
  );
  // Hydration in a transition can be interrupted: the page can be read and scrolled meanwhile.
  if (isRendered) startTransition(() => void hydrateRoot(container, site));
  else {
    createRoot(container).render(site);
    import(/* webpackChunkName: "follow-event" */ './followEvent.ts').then(
      ({ followEvent }) => followEvent(app.store, app.i18n),
      // The site is also readable in its default colours.
      () => undefined,
    );
  }
  onListening();

  await pageLoaded();
  await idle();
  // The site works without the deferred code.
  const deferred = await import(/* webpackChunkName: "deferred" */ './startDeferred.ts').catch(
    () => undefined,
  );
  deferred?.startDeferred(app, environment, contentSource, serviceWorker);
}
