import { checkContent } from '#app/content-check/checkContent.ts';
import { renderSite } from '#app/renderSite.tsx';
import { siteAddresses } from '#app/siteAddresses.ts';
import { siteQueries } from '#app/siteQueries.ts';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { inLanguage } from '#content/client/inLanguage.ts';
import { getSponsors } from '../fixtures/sponsors/query.ts';
import { sponsorDocument } from '../fixtures/sponsors/sponsorDocument.ts';
import { eventDocument, viewDocument } from '../support/builders.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

jest.mock('#app/features.ts', () => jest.requireActual<object>('../fixtures/sponsors/features.ts'));
jest.mock('#content/kinds.ts', () => jest.requireActual<object>('../fixtures/sponsors/kinds.ts'));

let service: Listener;
beforeAll(async () => {
  const dataset = createDatasetStore([
    eventDocument(),
    viewDocument('bells', { address: '/sponsors?q=bell' }),
    ...['Acme', 'Bell'].map((name) => sponsorDocument(name)),
  ]);
  service = await listen({ port: 0, handler: createServices({ dataset }) });
});
afterAll(() => service.close());

const content = () => ({ contentSource: embeddedAt(service.origin), origin: 'https://fair.example' });

test('the page of a new feature is rendered, filtered as its address says', async () => {
  const page = await renderSite('/sponsors?q=bell&utm_source=mail', content());
  expect(page).toMatchObject({
    status: 200,
    address: '/sponsors?q=bell',
    chunks: ['sponsors', 'sponsor-queries'],
  });
  expect(page.body).toContain('<li>Bell</li>');
  expect(page.body).not.toContain('Acme');
  expect(page.state).toMatchObject({ sponsors: { search: 'bell' } });
  expect(page.head).toContain('"name":"Sponsors"');
  // Pages are rendered from the withheld query, but not sent with it.
  expect(Object.keys(page.state.content?.queries ?? {}).join()).toMatch(/^(?!.*getSponsors).*getEvent/);
});

test('its list arrives rendered in a saved view, with the chunks that it needs there', async () => {
  const page = await renderSite('/views/bells', content());
  expect(page.body).toContain('<li>Bell</li>');
  expect(page.body).not.toContain('Acme');
  expect(page.chunks).toEqual(['saved-view', 'sponsors', 'sponsor-cards', 'sponsor-queries']);
});

test('its documents are counted by the content check', async () => {
  const documents = [eventDocument(), sponsorDocument('Acme')];
  const dataset = createDatasetStore(documents).current();
  const { counts } = await checkContent({
    documents,
    eventId: 'festival-2025',
    origin: undefined,
    evaluate: (query, params) => JSON.parse(evaluateQuery(dataset, { query, params })) as unknown,
  });
  expect(counts).toContain('1 sponsor');
});

test('its address is in the sitemap, and its query is on the list of site queries', async () => {
  const paths: string[] = [];
  for await (const { path } of siteAddresses(content())) paths.push(path);
  expect(paths).toContain('/sponsors');
  expect((await siteQueries()).requested).toContain(inLanguage(getSponsors(), {}).groq);
});
