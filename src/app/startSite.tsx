import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { readPageData } from '#lib/rendering/renderedPage.ts';
import { App } from './App.tsx';
import { openSite } from './openSite.ts';
import { idle, pageLoaded } from './waiting.ts';

/**
 * Renders the site, or takes over the page that was rendered on Node.
 *
 * @param serviceWorker its path; empty where there is none
 * @param onListening called when the page listens to what a visitor does
 */
export async function startSite(
  environment: SiteEnvironment,
  serviceWorker: string,
  onListening: () => void,
): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  const { app, isRendered } = await openSite(environment, readPageData(document));
  const site = (
    <StrictMode>
      <App {...app} />
    </StrictMode>
  );
  // In slices: the page is read and scrolled while it is taken over.
  if (isRendered) startTransition(() => void hydrateRoot(container, site));
  else createRoot(container).render(site);
  onListening();

  await pageLoaded();
  await idle();
  // Without their code the site is as it is without them.
  const late = await import(/* webpackChunkName: "late" */ './startLater.ts').catch(() => undefined);
  late?.startLater(app, serviceWorker);
}
