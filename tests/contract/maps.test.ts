import { mapsApi } from '#content/map/api.ts';
import type { AppStore } from '#content/store.ts';
import { makeStore } from '#app/store.ts';
import { createContentService } from '#server/content/contentService.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { categoryDocument, mapDocument, placeDocument, scheduleEventDocument } from '../support/builders.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

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

async function titlesOf(...documents: StoredDocument[]) {
  dataset.replace(documents);
  const maps = await store.dispatch(mapsApi.endpoints.getMapEvents.initiate()).unwrap();
  return maps.map(({ title }) => title);
}

const elsewhere = { eventInstance: { _type: 'reference', _ref: 'festival-2024' } };

test('the event’s own maps are returned, newest first', async () => {
  const titles = await titlesOf(
    mapDocument('Older', { _createdAt: '2025-01-01T00:00:00Z' }),
    mapDocument('Newer', { _createdAt: '2025-02-01T00:00:00Z' }),
    mapDocument('Elsewhere', { ...elsewhere, _createdAt: '2025-03-01T00:00:00Z' }),
    placeDocument('No map'),
    { ...mapDocument('Draft'), _id: 'drafts.map-draft' },
  );
  expect(titles).toEqual(['Newer', 'Older']);
});

test('if the event has no map, all maps are returned, newest first', async () => {
  const titles = await titlesOf(
    mapDocument('2023', { ...elsewhere, _createdAt: '2023-01-01T00:00:00Z' }),
    mapDocument('2024', { ...elsewhere, _createdAt: '2024-01-01T00:00:00Z' }),
    mapDocument('No event', { eventInstance: undefined, _createdAt: '2022-01-01T00:00:00Z' }),
  );
  expect(titles).toEqual(['2024', '2023', 'No event']);
});

test('a site without maps is no failure', async () => expect(await titlesOf()).toEqual([]));

describe('booths of a map', () => {
  const to = (_ref: string) => ({ _type: 'reference', _ref });
  const area = { x: 10, y: 20, width: 5, height: 4 };
  const PLACES = [
    categoryDocument('Toys'),
    placeDocument('Shown', { categories: [to('category-Toys')] }),
    placeDocument('Pending', { status: 'pending' }),
    placeDocument('Main Stage', { status: 'inactive' }),
    scheduleEventDocument('Concert', { eventPlace: [to('place-main-stage')] }),
  ];

  const boothsOf = async (...booths: object[]) => {
    dataset.replace([...PLACES, mapDocument('Hall', { booths })]);
    const [map] = await store.dispatch(mapsApi.endpoints.getMapEvents.initiate()).unwrap();
    return map?.booths;
  };

  test('name their place only if visitors may see it, or if it is a stage', async () => {
    const booths = await boothsOf(
      { label: '1', ...area, place: to('place-shown') },
      { label: '2', ...area, place: to('place-pending') },
      { label: 'Stage', ...area, place: to('place-main-stage') },
      { label: '3', ...area },
      { label: '4', ...area, place: to('place-gone') },
    );
    expect(booths).toEqual([
      {
        label: '1',
        ...area,
        place: { _id: 'place-shown', name: 'Shown', alias: { current: 'shown' }, categories: ['Toys'] },
      },
      { label: '2', ...area },
      {
        label: 'Stage',
        ...area,
        place: { _id: 'place-main-stage', name: 'Main Stage', categories: [], isStage: true },
      },
      { label: '3', ...area },
      { label: '4', ...area },
    ]);
  });

  test('are left out if they have no label or no area, or lie outside the picture', async () => {
    const booths = await boothsOf(
      { ...area, label: ' ' },
      { ...area, label: '1', width: 0 },
      { ...area, label: '2', x: 101 },
      { ...area, label: '3', y: '20' },
      { ...area, label: '4' },
    );
    expect(booths?.map(({ label }) => label)).toEqual(['4']);
  });
});
