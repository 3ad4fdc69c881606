import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderPage } from '#lib/rendering/renderedPage.ts';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import { type RenderingProcess, createRenderingProcess } from '#server/site/renderingProcess.ts';

const HERE = { status: 200, html: 'rendered here' } as const;
const renderHere = jest.fn<ReturnType<RenderPage>, Parameters<RenderPage>>(() => Promise.resolve(HERE));
let services: EmbeddedServices;
let searches: RenderingProcess;
beforeAll(async () => {
  services = await startEmbeddedServices({ port: 0 });
  const { origin } = services;
  searches = createRenderingProcess(() => ({ folder: 'dist-node', siteFolder: 'dist', origin }), renderHere);
});
afterAll(async () => {
  searches.close();
  await services.close();
});

/** Waits as long as the test may take: on a slow machine the process needs a while to start. */
async function processIsReady() {
  do {
    await sleep(100);
    renderHere.mockClear();
    await Promise.all([searches.render('/marketplace?q=a'), searches.render('/marketplace?q=b')]);
  } while (renderHere.mock.calls.length > 0);
}

/** Ends the process while it renders a page. */
async function endProcess() {
  await processIsReady();
  const lost = searches.render('/marketplace?q=shoes');
  searches.close();
  await expect(lost).rejects.toThrow('has ended (SIGKILL)');
}

test('one search after another is rendered here; of two at once a process takes over', async () => {
  expect(await searches.render('/marketplace?q=almond')).toBe(HERE);
  expect(await searches.render('/marketplace?q=almond')).toBe(HERE);
  await processIsReady();
  const html = expect.stringContaining('Almond &amp; Stiletto');
  expect(await searches.render('/marketplace?q=almond')).toMatchObject({ status: 200, html });
  expect(await searches.render('/marketplace/category/none?q=a')).toMatchObject({ status: 301 });
});

test('while the process starts, many searches are rendered here one after the other, or by the process', async () => {
  await endProcess();
  let [now, most] = [0, 0];
  renderHere.mockImplementation(async () => {
    most = Math.max(most, (now += 1));
    await sleep(1000);
    now -= 1;
    return HERE;
  });
  const pages = await Promise.all(
    Array.from({ length: 60 }, (_, at) => searches.render(`/marketplace?q=${at}`)),
  );
  expect(most).toBe(1);
  const here = pages.filter((page) => page === HERE).length;
  expect(here).toBeGreaterThan(0);
  expect(here).toBeLessThan(60);
  renderHere.mockImplementation(() => Promise.resolve(HERE));
});

test('when the process ends, its page is lost; the next ones are rendered here until it is there again', async () => {
  await endProcess();
  expect(await searches.render('/marketplace?q=shoes')).toBe(HERE);
  await processIsReady();
  expect(await searches.render('/marketplace?q=shoes')).not.toBe(HERE);
});
