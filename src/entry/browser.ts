import '../../styles/index.scss';
import { noteEarlyPresses } from '#app/earlyPresses.ts';
import { pageLoaded } from '#app/waiting.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** The site's variables as they were at build time. */
declare const SITE_ENVIRONMENT: SiteEnvironment;
/** The path of the service worker; empty where there is none. */
declare const SERVICE_WORKER: string;

/** How long the code waits for the page at most. Milliseconds. */
const PATIENCE = 2000;

/** Resolves when the page is seen with its pictures, or used. In a tab behind others nothing is, and nobody waits for it. */
async function seen(): Promise<unknown> {
  if (document.hidden) return;
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
  return Promise.race([
    Promise.all([pageLoaded(), painted]),
    new Promise((resolve) => {
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, resolve, { once: true });
    }),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}

async function start(): Promise<void> {
  const pressAgain = noteEarlyPresses();
  // A page that came with its content names the code for later: the line is first left to what is seen.
  const files = document.querySelectorAll<HTMLLinkElement>('link[rel=later]');
  if (files.length > 0) await seen();
  for (const file of files) file.rel = 'preload';
  const { startSite } = await import(/* webpackChunkName: "site" */ '#app/startSite.tsx');
  await startSite(SITE_ENVIRONMENT, SERVICE_WORKER, pressAgain);
}

void start();
