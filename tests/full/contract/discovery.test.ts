import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import { createResponseBody } from '#server/http/responseBody.ts';
import { createDiscoveryService } from '#server/site/discoveryService.ts';
import type { Renderer } from '#lib/rendering/renderer.ts';
import { eventDocument, placeDocument, postDocument } from '../../support/builders.ts';

const documents = [eventDocument(), placeDocument('Cap Club'), postDocument('Doors <open>')];
const folder = mkdtempSync(join(tmpdir(), 'fairground-discovery-'));
let services: EmbeddedServices;

beforeAll(async () => {
  const dataset = join(folder, 'event.ndjson');
  writeFileSync(dataset, documents.map((document) => JSON.stringify(document)).join('\n'));
  services = await startEmbeddedServices({
    port: 0,
    dataset,
    distDir: 'dist',
    rendererDir: 'dist-node',
  });
});
afterAll(async () => {
  await services.close();
  rmSync(folder, { recursive: true });
});

const request = (path: string, options?: RequestInit) => fetch(services.origin + path, options);

test('the sitemap contains the addresses of the present content', async () => {
  const response = await request('/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await response.text()).toContain(`<loc>${services.origin}/marketplace/cap-club</loc>`);

  services.store.replace([...documents, placeDocument('Dune Deli')]);
  expect(await (await request('/sitemap.xml')).text()).toContain('/marketplace/dune-deli</loc>');
});

test("robots.txt contains the owner's rules and the address of the sitemap", async () => {
  const response = await request('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${services.origin}/sitemap.xml\n`);
});

test('feed.xml contains the news, and the news page links to it', async () => {
  const response = await request('/feed.xml');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(await response.text()).toContain('<title>Doors &lt;open&gt;</title>');
  expect(await (await request('/feed')).text()).toMatch(
    /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/feed.xml"/,
  );
});

test('each language has its feed, which its page names', async () => {
  services.store.replace([eventDocument({ languages: ['en', 'de'] }), ...documents.slice(1)]);
  const response = await request('/de/feed.xml');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(await response.text()).toContain('xml:lang="de"');
  expect(await (await request('/de/feed')).text()).toMatch(
    /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/de\/feed.xml"/,
  );
  expect((await request('/fi/feed.xml')).status).toBe(404);
});

test('304 for a known ETag, 405 for writes, 404 for missing parts', async () => {
  const etag = (await request('/feed.xml')).headers.get('etag') ?? '';
  expect((await request('/feed.xml', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await request('/feed.xml', { method: 'POST' })).status).toBe(405);
  expect((await request('/sitemap-2.xml')).status).toBe(404);
});

test('if content cannot be read, the sitemap is a 503 instead of empty', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const renderer: Renderer = {
    render: () => Promise.reject(new Error('unused')),
    publicOrigin: () => 'https://fair.example',
    news: () => Promise.reject(new Error('server error 500')),
    queries: () => Promise.resolve({ requested: [], listened: [] }),
    readForExport: () => Promise.reject(new Error('unused')),
    pageWithoutFile: () => Promise.reject(new Error('unused')),
    withFestivalLook: (html) => html,
    pageAddress: ({ pathname }) => pathname,
    // oxlint-disable-next-line require-yield -- it fails before the first address
    async *addresses() {
      throw new Error('server error 500');
    },
  };
  const { handle } = createDiscoveryService({
    renderer,
    ownRobots: '',
    createBody: createResponseBody,
    content: { version: () => '1' },
  });
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const { status, headers } = await handle(new Request(`https://fair.example${path}`));
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '60' });
  }
  expect((await handle(new Request('https://fair.example/robots.txt'))).status).toBe(200);
  consoleError.mockRestore();
});
