import '../../styles/index.scss';
import { recordClicks } from '#app/replayClicks.ts';
import { showPicturesInWindow } from '#app/showPicturesInWindow.ts';
import { loadChunkMessages } from '#lib/i18n/chunkMessages.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** The site's environment variables at build time. */
declare const SITE_ENVIRONMENT: SiteEnvironment;
/** The path of the service worker; empty if there is none. */
declare const SERVICE_WORKER: string;

async function start(): Promise<void> {
  const replayClicks = recordClicks();
  loadChunkMessages(document);
  showPicturesInWindow();
  // The code of a rendered page may arrive before the first paint, which needs the processor first. A background tab
  // never paints.
  if (document.querySelector('[data-starting]') && !document.hidden) await firstPaint();
  const { startSite } = await import(/* webpackChunkName: "site" */ '#app/startSite.tsx');
  // The browser may handle input between the two tasks. Safari has no `yield`.
  await window.scheduler?.yield?.();
  await startSite(SITE_ENVIRONMENT, SERVICE_WORKER, replayClicks);
}

function firstPaint(): Promise<unknown> {
  return new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
}

void start();
