import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Handler, type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { loadRenderer } from '#server/site/loadRenderer.ts';
import { eventually } from '../support/eventually.ts';
import { readDemo } from '../support/readDemo.ts';
import type { Engine } from './engines.ts';
import { useProxy } from './proxiedSite.ts';

/** Tests of a site with content that fails for a while. */
export function testFailures(engine: Engine): void {
  const serveContent = createServices({ dataset: createDatasetStore(readDemo()) });
  let fault: Handler | undefined;
  let content: Listener;

  beforeAll(async () => {
    content = await listen({ port: 0, handler: (request) => (fault ?? serveContent)(request) });
  });
  afterAll(() => content.close());
  const site = useProxy(engine, ({ port }) => {
    const renderer = loadRenderer({ folder: 'dist-node', siteFolder: 'dist', origin: () => content.origin });
    const environment = readSiteEnvironment({ SANITY_API_HOST: content.origin });
    return listen({ port, handler: createServices({ distDir: 'dist', renderer, environment }) });
  });

  test('what could not be read is not kept', async () => {
    // The site logs each failure.
    jest.spyOn(console, 'error').mockImplementation();
    fault = async () => new Response('down', { status: 503 });
    const addresses = ['/schedule', '/feed', '/calendar/schedule.ics', '/sitemap.xml', '/feed.xml'];
    const before = new Map<string, string | undefined>();
    for (const address of addresses) before.set(address, (await site.through(address)).bytes);
    fault = undefined;
    for (const address of addresses)
      await eventually(async () => {
        const { status, bytes } = await site.through(address);
        expect({ address, status, isNew: bytes !== before.get(address) }).toEqual({
          ...{ address, status: '200', isNew: true },
        });
      });
  });
}
