import '../../styles/index.scss';
import type { SiteEnvironment } from '../lib/environment/siteEnvironment';

/** The site's variables as they were at build time. */
declare const SITE_ENVIRONMENT: SiteEnvironment;
/** The path of the service worker; empty where there is none. */
declare const SERVICE_WORKER: string;

/** Resolves when what the HTML holds has been shown. In a tab behind others nothing is, and nobody waits for it. */
async function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function start(): Promise<void> {
  // From a cache or over a fast line the script is there before the page has been shown. It is loaded, but run later.
  await firstPaint();
  const { startSite } = await import(/* webpackMode: "eager" */ '../app/startSite');
  await startSite(SITE_ENVIRONMENT, SERVICE_WORKER);
}

void start();
