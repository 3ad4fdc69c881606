import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { embeddedAnonKey, readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { fileForm } from '../../support/backend.ts';
import { copySite } from '../../support/buildSite.ts';
import { eventually } from '../../support/eventually.ts';
import { pdf } from '../../support/files.ts';
import { useSite } from '../../support/site.ts';
import { ON_COMMIT } from '../../support/browser/anyScreen.ts';
import { TOUR } from './siteTour.ts';

const EVERYTHING = {
  SANITY_PROJECT_ID: 'abcd1234',
  SANITY_DATASET: 'production',
  SUPABASE_URL: 'https://ref.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_embedded',
  SENTRY_DSN: 'https://key@o1.ingest.sentry.io/42',
  GA_MEASUREMENT_ID: 'G-ABC1234567',
};

/** A stub of Google's script with actions that a policy can forbid: it sends data and loads a pixel. */
const GOOGLE_TAG = `
  for (const [name, event] of window.dataLayer) {
    if (name === 'event') navigator.sendBeacon('https://region1.google-analytics.com/g/collect?en=' + event);
  }
  new Image().src = 'https://www.googletagmanager.com/a?id=G-ABC1234567';
`;

/** Policy violations since the page was opened, by directive and blocked URL. */
async function followViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      stopped.push(`${effectiveDirective}: ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
}

/** The tour below has another policy. With this one, a violation fails any test of a browser (`useSite`). */
describe('the policy without hosted services', () => {
  const site = useSite({ hasBackend: true });

  test('foreign code in a page, and responses and uploaded files on the site’s own origin, neither run nor reach another host', async () => {
    site.expectTrouble(/Content Security Policy|csp|ERR_BLOCKED_BY_CSP|MIME type/);
    const page = await site.visit();
    const violations = await followViolations(page);
    await page.goto('/faq');
    await page.getByRole('navigation', { name: 'Table of Contents' }).waitFor();
    await page.evaluate(async () => {
      const html = `
        <img src="/placeholder.svg" onload="window.ran = 'an attribute'">
        <img src="https://evil.example/pixel">
        <style>:root { display: none }</style>
        <base href="https://evil.example/">
        <object data="https://evil.example/object"></object>
        <iframe src="https://evil.example/frame"></iframe>`;
      document.body.append(document.createRange().createContextualFragment(html));
      for (const script of [{ text: "window.ran = 'inline'" }, { src: 'https://evil.example/script.js' }]) {
        document.body.append(Object.assign(document.createElement('script'), script));
      }
      await fetch('https://evil.example/call').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    expect((await violations()).sort()).toEqual([
      'base-uri: https://evil.example/',
      'connect-src: https://evil.example/call',
      'frame-src: https://evil.example',
      'img-src: https://evil.example/pixel',
      'object-src: https://evil.example',
      'script-src-attr: inline',
      'script-src-elem: https://evil.example/script.js',
      'script-src-elem: inline',
      'style-src-elem: inline',
    ]);

    const uploaded = await fetch(`${site.origin()}/functions/v1/secure-file-upload`, {
      method: 'POST',
      headers: { apikey: embeddedAnonKey },
      body: fileForm(pdf('*/window.ran = 1/*'), 'a.pdf'),
    });
    const { publicUrl } = (await uploaded.json()) as { publicUrl: string };
    const query = `/v2025-02-19/data/query/production?query=${encodeURIComponent('"window.ran = 1"')}`;
    for (const address of [publicUrl, query]) {
      const outcome = page.evaluate(
        (src) =>
          new Promise((resolve) => {
            const script = Object.assign(document.createElement('script'), { src });
            for (const name of ['load', 'error']) script.addEventListener(name, () => resolve(name));
            document.body.append(script);
          }),
        address,
      );
      expect(await outcome).toBe('error');
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

/** Serves a URL of our own under a foreign one, with CORS. */
async function fulfillFrom(url: string, route: Route): Promise<void> {
  const response = await route.fetch({ url });
  const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
  await route.fulfill({ response, headers });
}

describe('with hosted services, Sentry and Google the policy blocks nothing of the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-hosted-'));
  beforeAll(() => copySite(folder, EVERYTHING));
  afterAll(() => rmSync(folder, { recursive: true }));
  const site = useSite({
    hasBackend: true,
    distDir: folder,
    environment: readSiteEnvironment(EVERYTHING),
  });
  let foreign: string[];

  /** Serves the embedded services at the URLs of the hosted ones. */
  async function host(page: Page) {
    foreign = [];
    await page.route(/^https:/, async (route) => {
      const { hostname, pathname, search } = new URL(route.request().url());
      foreign.push(hostname + pathname);
      if (/\.(sanity\.io|supabase\.co)$/.test(hostname)) {
        // After the visit has ended, the route can no longer be fulfilled.
        return fulfillFrom(site.origin() + pathname + search, route).catch(() => undefined);
      }
      const body = pathname === '/gtag/js' ? GOOGLE_TAG : '{}';
      return route.fulfill({
        contentType: pathname === '/gtag/js' ? 'text/javascript' : 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body,
      });
    });
  }

  test('on every screen and in every dialog', async () => {
    site.expectTrouble(/No page at \/nowhere/);
    const page = await site.visit();
    await host(page);
    const violations = await followViolations(page);
    for (const { name, at, window, look } of TOUR) {
      await page.setViewportSize(window.viewport);
      foreign = [];
      await page.goto(at, ON_COMMIT);
      await look(page);
      await page.waitForLoadState();
      expect({ name, violations: await violations() }).toEqual({ name, violations: [] });
      expect({ name, foreign }).toEqual({
        name,
        foreign: expect.arrayContaining([
          'abcd1234.apicdn.sanity.io/v2025-02-19/data/query/production',
        ]) as unknown,
      });
    }
  }, 240_000);

  test('what Sentry and Google send arrives', async () => {
    site.expectTrouble(/thrown: Error: A failure to tell/);
    const page = await site.visit();
    await host(page);
    const violations = await followViolations(page);
    await page.goto('/faq');
    await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('A failure to tell'))));
    await eventually(() =>
      expect(foreign).toEqual(
        expect.arrayContaining([
          'www.googletagmanager.com/gtag/js',
          'region1.google-analytics.com/g/collect',
          'www.googletagmanager.com/a',
          'o1.ingest.sentry.io/api/42/envelope/',
        ]),
      ),
    );
    expect(await violations()).toEqual([]);
  });
});
