import { renderSite } from '#app/renderSite.tsx';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { readEnglishDemo } from '../support/readDemo.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

let service: Listener;
beforeAll(async () => {
  service = await listen({
    port: 0,
    handler: createServices({ dataset: createDatasetStore(readEnglishDemo()) }),
  });
});
afterAll(() => service.close());

const render = (address: string) =>
  renderSite(address, { contentSource: embeddedAt(service.origin), origin: 'https://fair.example' });

test('the page of a search contains its results as links, and is not for search engines', async () => {
  const { status, address, head, body } = await render('/search?q=denky+dols&utm_source=mail');
  expect({ status, address }).toEqual({ status: 200, address: '/search?q=denky+dols' });
  expect(body).toContain('href="/marketplace/denki-dolls"');
  expect(body).toContain('1 result for “denky dols”');
  expect(head).toContain('<meta name="robots" content="noindex"/>');
});

test('its form works without scripts', async () => {
  const { body, head } = await render('/search');
  const form = /<form action="\/search".*?<\/form>/.exec(body)?.[0] ?? /<form.*?<\/form>/.exec(body)?.[0];
  expect(form).toContain('action="/search"');
  expect(form).toContain('name="q"');
  expect(form).toContain('type="submit"');
  expect(head).not.toContain('noindex');
});

test('the results are sent to the browser, and the names are not', async () => {
  const { state } = await render('/search?q=kaiju+laundry');
  const sent = Object.values(state.content?.queries ?? {}).map((entry) => entry?.endpointName);
  expect(sent).toContain('search');
  expect(sent).not.toContain('getNames');
  expect(JSON.stringify(state)).not.toContain('Zephyr Athletic');
});

test('the page of a search without results contains similar names', async () => {
  const { body } = await render('/search?q=denki+submarine');
  expect(body).toContain('Nothing found');
  expect(body).toContain('href="/search?q=Denki+Dolls"');
});

test('the map’s page contains similar names for a search with wrong letters, and no other names', async () => {
  const { body, state } = await render('/map?q=denky+dols');
  expect(body).toContain('1 similar vendor, not on Hall A');
  expect(body).not.toContain('No vendors or booths match.');
  const sent = Object.values(state.content?.queries ?? {}).map((entry) => entry?.endpointName);
  expect(sent).toContain('search');
  expect(sent).not.toContain('getNames');
});

test('the map’s page finds vendors by their descriptions, too', async () => {
  const { body } = await render('/map?q=halal');
  expect(body).toContain('vendors, not on Hall A');
  expect(body).toContain('Snap Sisters');
});

test('the page of a search contains what descriptions say, with pictures that are loaded later', async () => {
  const { body, state } = await render('/search?q=halal');
  expect(body).toContain('href="/marketplace/snap-sisters"');
  expect(body).toMatch(/Vegan, halal and gluten-free options/);
  expect(body).toMatch(/<img[^>]+loading="lazy"/);
  const sent = Object.values(state.content?.queries ?? {}).map((entry) => entry?.endpointName);
  expect(sent).not.toContain('getTexts');
});

test('the page of the search offers categories, as links', async () => {
  const { body } = await render('/search');
  expect(body).toContain('Popular categories');
  const counts = [...body.matchAll(/href="\/marketplace\/category\/[^"]+".*?(\d+) vendors/g)].map(
    ([, count]) => Number(count),
  );
  expect(counts).toHaveLength(6);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(body).not.toContain('On now');
});
