import { checkContent } from '#app/content-check/checkContent.ts';
import { renderSite } from '#app/renderSite.tsx';
import { siteAddresses } from '#app/siteAddresses.ts';
import { siteQueries } from '#app/siteQueries.ts';
import { placeQueries } from '#content/place/api.ts';
import { sourceIn } from '#content/client/contentSource.ts';
import { makeStore } from '#app/store.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type GroqQuery, evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createSiteQueries } from '#server/content/siteQueries.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import {
  categoryDocument,
  eventDocument,
  faqDocument,
  paragraphs,
  placeDocument,
  postDocument,
  referenceTo,
  scheduleEventDocument,
  staticPageDocument,
} from '../support/builders.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const inBoth = (en: unknown, de: unknown) =>
  Object.entries({ en, de }).map(([language, value]) => ({
    _key: language,
    _type: 'internationalizedArrayStringValue',
    language,
    value,
  }));
const food = categoryDocument('food', { name: inBoth('Food', 'Essen') });
const art = categoryDocument('art', { name: 'Art' });
const hall = placeDocument('Hall', { locationName: inBoth('Great Hall', 'Große Halle') });
const ofFood = { categories: [referenceTo(food)] };
const english = staticPageDocument('terms', {
  title: 'Terms',
  language: 'en',
  content: paragraphs('Rules.'),
});
const german = {
  ...english,
  _id: 'terms-de',
  title: 'Regeln',
  language: 'de',
  content: paragraphs('Bitte.'),
};
const metadata = {
  _id: 'translations',
  _type: 'translation.metadata',
  translations: [english, german].map(({ _id, language }) => ({
    _key: String(language),
    language,
    value: { _type: 'reference', _ref: _id },
  })),
};

const DOCUMENTS = [
  eventDocument({ languages: ['en', 'de'], subtitle: inBoth('Come', 'Komm') }),
  food,
  art,
  hall,
  placeDocument('noodles', { name: inBoth('Noodles', 'Aal & Nudeln'), ...ofFood }),
  placeDocument('Mug Club', { categories: [referenceTo(art)] }),
  scheduleEventDocument('talk', {
    title: inBoth('Talk', 'Vortrag'),
    eventPlace: [referenceTo(hall)],
    description: inBoth(paragraphs('About lamps.'), paragraphs('Über Lampen.')),
  }),
  english,
  german,
  metadata,
  staticPageDocument('imprint', { title: 'Imprint', language: 'en' }),
  faqDocument(inBoth('Entry', 'Einlass'), [{ _key: 'a', question: inBoth('When?', 'Wann?') }]),
  postDocument('Doors', { language: 'en', headline: 'Doors' }),
];

const sent: GroqQuery[] = [];
let service: Listener;
beforeAll(async () => {
  const dataset = createDatasetStore(DOCUMENTS);
  const evaluate: typeof evaluateQuery = (content, query) => {
    sent.push(query);
    return evaluateQuery(content, query);
  };
  service = await listen({ port: 0, handler: createServices({ dataset, evaluate }) });
});
afterAll(() => service.close());

const content = () => ({ contentSource: embeddedAt(service.origin), origin: service.origin });

/** The texts of a rendered page. */
async function textsOf(address: string): Promise<string> {
  const { body, head, status } = await renderSite(address, content());
  expect(status).toBe(200);
  return `${head} ${body}`
    .replace(/<style[^]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n\s*/g, '\n');
}

test('a list is sorted and filtered by the names of the page’s language', async () => {
  expect(await textsOf('/marketplace')).toMatch(/Hall\n[^]*Mug Club\n[^]*Noodles\n/);
  const page = await textsOf('/de/marketplace');
  expect(page).toMatch(/Aal &amp; Nudeln\n[^]*Hall\n[^]*Mug Club\n/);
  expect(page).toContain('Essen (1)');
  expect(page).not.toContain('Noodles');
});

test('addresses name categories and locations in the festival’s first language', async () => {
  const page = await textsOf('/de/marketplace/category/food');
  expect(page).toContain('Aal &amp; Nudeln');
  expect(page).not.toContain('Mug Club');
  const { attributes, state } = await renderSite('/de/schedule?location=great-hall', content());
  expect(attributes.html.lang).toBe('de');
  expect(JSON.stringify(state)).toContain('Große Halle');
  expect(await textsOf('/de/schedule?location=great-hall')).toContain('Vortrag');
});

test('the outline of a large schedule is in the page’s language, by its alphabet', async () => {
  const halls = ['Zoo', 'Ål'].map((name) => placeDocument(name, { locationName: name }));
  const sessions = Array.from({ length: 160 }, (_, index) =>
    scheduleEventDocument(`session-${index}`, { eventPlace: halls.map(referenceTo) }),
  );
  const documents = [eventDocument({ languages: ['en', 'fi'] }), ...halls, ...sessions];
  const { origin, close } = await listen({
    port: 0,
    handler: createServices({ dataset: createDatasetStore(documents) }),
  });
  for (const [path, locations] of [
    ['/schedule', ['Ål', 'Zoo']],
    ['/fi/schedule', ['Zoo', 'Ål']],
  ] as const) {
    const { state } = await renderSite(path, { contentSource: embeddedAt(origin), origin });
    const queries = Object.values(state.content?.queries ?? {});
    const rendered = queries.find((query) => query?.endpointName === 'getRenderedSchedule');
    expect(rendered?.data).toMatchObject({ locations });
  }
  await close();
});

test('a page is one document per language, or the one in the first language where there is no translation', async () => {
  expect(await textsOf('/terms')).toContain('Rules.');
  const page = await textsOf('/de/terms');
  expect(page).toContain('Bitte.');
  expect(page).not.toContain('Rules.');
  expect(await textsOf('/de/imprint')).toContain('Imprint');
  expect(await textsOf('/de/feed')).toContain('Doors');
});

test('questions, the event and calendars are in the page’s language', async () => {
  expect(await textsOf('/de/faq')).toMatch(/Einlass\n[^]*Wann\?/);
  expect(await textsOf('/de')).toContain('Komm');
  const calendar = async (path: string) => (await fetch(`${service.origin}${path}`)).text();
  expect(await calendar('/de/calendar/stage/great-hall.ics')).toMatch(/SUMMARY:Vortrag[^]*Über Lampen\./);
  expect(await calendar('/calendar/stage/great-hall.ics')).toMatch(/SUMMARY:Talk[^]*About lamps\./);
});

test('each address is listed once in each language', async () => {
  const paths: string[] = [];
  for await (const { path } of siteAddresses(content())) paths.push(path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(['/terms', '/de/terms', '/de/imprint', '/de/marketplace/noodles']),
  );
  expect(paths.filter((path) => path.endsWith('/terms'))).toEqual(['/terms', '/de/terms']);
});

test('documents of both languages are cached apart', async () => {
  const ids = ['place-noodles'];
  const names = [];
  for (const page of ['en', 'de']) {
    const source = sourceIn(embeddedAt(service.origin), { page, first: 'en' });
    const { data } = await makeStore(undefined, { contentSource: source }).dispatch(
      placeQueries.byId.initiate({ ids }, { subscribe: false }),
    );
    names.push(data?.['place-noodles']?.name);
  }
  expect(names).toEqual(['Noodles', 'Aal & Nudeln']);
});

test('the service knows all of these queries as the site’s own', async () => {
  const site = createSiteQueries(await siteQueries(), 'festival-2025');
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((query) => !site.isOwn(query)).map(({ query }) => query)).toEqual([]);
});

test('the content check finds no faults in translations, and lists what is missing', async () => {
  const incomplete = placeDocument('half', {
    name: inBoth('Half', ''),
    categories: [referenceTo(food)],
    description: [inBoth(paragraphs('Tea.'), [])[0]],
  });
  const documents = [...DOCUMENTS, incomplete];
  const dataset = createDatasetStore(documents).current();
  const { findings } = await checkContent({
    documents,
    eventId: 'festival-2025',
    origin: undefined,
    evaluate: (query, params) => JSON.parse(evaluateQuery(dataset, { query, params })) as unknown,
  });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const missing = findings.filter(({ rule }) => rule === 'untranslated');
  expect(missing.map(({ documentId, message }) => `${documentId} ${message}`).sort()).toEqual([
    'page-imprint has no translation in de',
    'place-half has no text in de: name, description',
    'post-doors has no translation in de',
  ]);
});
