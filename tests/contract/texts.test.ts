import { exhibitorGuidesApi } from '#content/exhibitor-guide/api.ts';
import { faqsApi } from '#content/faq/api.ts';
import { staticPagesApi } from '#content/page/api.ts';
import { makeStore } from '#app/store.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { faqDocument, guideDocument, staticPageDocument } from '../support/builders.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const OTHER = { eventInstance: { _type: 'reference', _ref: 'festival-2024' } };
const ANY = { eventInstance: undefined };

const dataset = createDatasetStore([]);
let service: Listener;
beforeAll(async () => {
  service = await listen({ port: 0, handler: createServices({ dataset }) });
});
afterAll(() => service.close());

/** The store of a new visitor, with this content. */
function storeWith(...documents: StoredDocument[]) {
  dataset.replace(documents);
  return makeStore(undefined, { contentSource: embeddedAt(service.origin) });
}

describe('a page by its alias', () => {
  const page = (id: string, fields: object = {}) => ({ ...staticPageDocument('terms', fields), _id: id });
  const read = async (...documents: StoredDocument[]) => {
    const query = staticPagesApi.endpoints.getStaticPage.initiate({ alias: 'terms' });
    const { data, error } = await storeWith(...documents).dispatch(query);
    return data?._id ?? (error as { kind: string }).kind;
  };

  test('is the event’s own, before those of other events and of none', async () => {
    expect(await read(page('other', OTHER), page('any', ANY), page('own'))).toBe('own');
  });

  test('is another event’s if the event has none', async () => {
    expect(await read(page('other', OTHER))).toBe('other');
    expect(await read(page('any', ANY))).toBe('any');
  });

  test('is a published one, even if the event has an unpublished one', async () => {
    expect(await read(page('own', { status: 'draft' }), page('any', ANY))).toBe('any');
  });

  test.each([
    ['a draft', { _id: 'drafts.own' }],
    ['one that is not published', { status: 'archived' }],
    ['one of another alias', { alias: { current: 'Terms' } }],
    ['one without an alias', { alias: null }],
  ])('%s is never found', async (_what, fields) => {
    expect(await read({ ...page('own'), ...fields })).toBe('not-found');
  });

  test('is the newest of two with the same alias, in any order', async () => {
    const pages = [page('old'), page('new', { _createdAt: '2025-09-01T00:00:00Z' })];
    expect(await read(...pages)).toBe('new');
    expect(await read(...pages.reverse())).toBe('new');
  });
});

test('chapters of the FAQ are sorted by displayOrder, whatever their status, without other events’ and drafts', async () => {
  const items = [{ question: 'Why?' }];
  const store = storeWith(
    faqDocument('Third', items, { displayOrder: 10 }),
    faqDocument('First', items, { displayOrder: 1, status: 'draft' }),
    faqDocument('Second', items, { displayOrder: 2, status: 'archived' }),
    faqDocument('Elsewhere', items, { displayOrder: 0, ...OTHER }),
    { ...faqDocument('Draft', items, { displayOrder: 0 }), _id: 'drafts.faq' },
  );
  const { data } = await store.dispatch(faqsApi.endpoints.getFaqs.initiate());
  expect(data?.map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
});

test('guides are sorted by displayOrder, whatever their status, without other events’ and drafts', async () => {
  const store = storeWith(
    guideDocument('Second', [], { displayOrder: 2, status: 'draft' }),
    guideDocument('First', [], { displayOrder: 1 }),
    guideDocument('Elsewhere', [], { displayOrder: 0, ...OTHER }),
    { ...guideDocument('Draft', [], { displayOrder: 0 }), _id: 'drafts.guide' },
  );
  const { data } = await store.dispatch(exhibitorGuidesApi.endpoints.getExhibitorGuides.initiate());
  expect(data?.map(({ title }) => title)).toEqual(['First', 'Second']);
});
