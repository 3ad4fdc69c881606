import { hotelApi } from '#content/hotel/api.ts';
import type { AppStore } from '#content/store.ts';
import { makeStore } from '#app/store.ts';
import { createContentService } from '#server/content/contentService.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import * as SPEC_DEFAULTS from '#lib/config/specDefaults.ts';
import { hotelDocument } from '../support/builders.ts';
import { embeddedAt, result, useScriptedContent } from '../support/scriptedContent.ts';

const dataset = createDatasetStore([]);
let service: Listener;
let store: AppStore;

beforeAll(async () => {
  service = await listen({ port: 0, handler: createContentService({ store: dataset }) });
});
beforeEach(() => {
  store = makeStore(undefined, { contentSource: embeddedAt(service.origin) });
});
afterAll(() => service.close());

const serve = useScriptedContent();
const readFrom = ({ dispatch }: AppStore) =>
  dispatch(hotelApi.endpoints.getHotel.initiate({ slug: SPEC_DEFAULTS.hotelSlug }));

async function titleAmong(...documents: StoredDocument[]) {
  dataset.replace(documents);
  const { data, error } = await readFrom(store);
  return data?.title ?? error;
}

const NOT_FOUND = { kind: 'not-found', message: 'not found' };
const elsewhere = { eventInstance: { _type: 'reference', _ref: 'festival-2024' } };

test('the event’s own hotel is used, even if another one is older', async () => {
  expect(
    await titleAmong(
      hotelDocument({ _id: 'old', title: 'Elsewhere', ...elsewhere, _createdAt: '2020-01-01T00:00:00Z' }),
      hotelDocument({ _id: 'own', title: 'Own' }),
    ),
  ).toBe('Own');
});

test.each([
  ['of another event', elsewhere],
  ['of no event', { eventInstance: undefined }],
])('if the event has no hotel, a hotel %s is used', async (_whose, fields) => {
  expect(await titleAmong(hotelDocument({ title: 'Stand-in', ...fields }))).toBe('Stand-in');
});

test('of two hotels with the same slug the older one is used', async () => {
  const older = hotelDocument({ _id: 'b', title: 'Older', _createdAt: '2025-01-01T00:00:00Z' });
  const newer = hotelDocument({ _id: 'a', title: 'Newer' });
  expect(await titleAmong(newer, older)).toBe('Older');
  expect(await titleAmong(older, newer)).toBe('Older');
});

test.each([
  ['a draft', { _id: 'drafts.hotel' }],
  ['one that is not published', { status: 'draft' }],
  ['one without a status', { status: undefined }],
  ['one by another name', { slug: { current: 'other' } }],
])('%s is not found, in any event', async (_what, fields) => {
  expect(
    await titleAmong(hotelDocument(fields), hotelDocument({ _id: 'e', ...fields, ...elsewhere })),
  ).toEqual(NOT_FOUND);
});

test('both queries are sent as one, and a missing hotel is not requested again', async () => {
  const { server, store: scripted } = await serve(() => result(null));
  expect((await readFrom(scripted)).error).toEqual(NOT_FOUND);
  expect(server.requests).toHaveLength(1);
});
