import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { DEMO_MEDIA } from '#demo/demoFiles.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { headersFile } from '#lib/security/headersFile.ts';
import { securityHeaders } from '#lib/security/securityHeaders.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { readEnglishDemo } from '../support/readDemo.ts';

const environment = readSiteEnvironment({
  SENTRY_DSN: 'https://key@o1.ingest.sentry.io/42',
  GA_MEASUREMENT_ID: 'G-ABC1234567',
});
const QUERY = '/v2025-02-19/data/query/production?query=';
const folder = mkdtempSync(join(tmpdir(), 'fairground-headers-'));
let services: Listener;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Afterglow</title>');
  writeFileSync(join(folder, 'assets/main.1f3a.js'), 'console.log("afterglow");');
  writeFileSync(join(folder, '_headers'), headersFile(environment));
  const handler = createServices({
    dataset: createDatasetStore(readEnglishDemo()),
    environment,
    distDir: folder,
    filesDir: DEMO_MEDIA,
    async backend(request) {
      if (!request.url.endsWith('/own')) throw new Error('The disk is full');
      return new Response('%PDF', { headers: { 'content-security-policy': 'sandbox' } });
    },
  });
  services = await listen({ port: 0, handler });
});
afterAll(async () => {
  await services.close();
  rmSync(folder, { recursive: true });
});

const request = (path: string, options?: Parameters<typeof rawRequest>[2]) =>
  rawRequest(services.origin, path, options);

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe('the site sends all its headers', () => {
  const ofTheSite = lowerCased(securityHeaders(environment));

  test.each([
    ['a page', '/', 'GET', 200],
    ['a page without its body', '/', 'HEAD', 200],
    ['a screen', '/marketplace/some-place', 'GET', 200],
    ['an asset', '/assets/main.1f3a.js', 'GET', 200],
    ['a file that is not there', '/assets/gone.js', 'GET', 404],
    ['a path out of the folder', '/..%2fsecret.txt', 'GET', 404],
    ['a method that is refused', '/', 'POST', 405],
  ])('with %s', async (_what, path, method, status) => {
    expect(await request(path, { method })).toMatchObject({ status, headers: ofTheSite });
  });

  test.each(['/', '/assets/main.1f3a.js'])('with a 304 for %s', async (path) => {
    const etag = String((await request(path)).headers.etag);
    const unchanged = await request(path, { headers: { 'if-none-match': etag } });
    expect(unchanged).toMatchObject({ status: 304, headers: ofTheSite });
  });

  test('the site does not serve the file with headers for other hosts', async () => {
    const { headers, body } = await request('/_headers');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).not.toContain('default-src');
  });
});

describe('other resources may be loaded by other sites, and run no scripts', () => {
  const ofResources = {
    'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  };

  test.each([
    ['an answer of the content service', `${QUERY}*[0]._id`, 200],
    ['a query that is refused', `${QUERY}*[`, 400],
    ['a picture', '/media/image/upload/w_24/afterglow/brand/logo.png', 200],
    ['a film', '/media/video/upload/afterglow/hero-loop.mp4', 200],
    ['a picture that is not there', '/media/image/upload/nobody/nothing.webp', 404],
    ['a backend that breaks', '/rest/v1/vendor_applications', 500],
  ])('%s', async (_what, path, status) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    expect(await request(path)).toMatchObject({ status, headers: ofResources });
    expect(complaints).toHaveBeenCalledTimes(status === 500 ? 1 : 0);
  });

  test('a picture or film that has not changed', async () => {
    const path = '/media/video/upload/afterglow/hero-loop.mp4';
    const etag = String((await request(path)).headers.etag);
    expect(await request(path, { headers: { 'if-none-match': etag } })).toMatchObject({
      status: 304,
      headers: ofResources,
    });
  });

  test('an uploaded file keeps its own policy', async () => {
    const { headers } = await request('/storage/v1/own');
    expect(headers).toMatchObject({ ...ofResources, 'content-security-policy': 'sandbox' });
  });
});
