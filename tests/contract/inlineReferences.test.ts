import { feedApi } from '#content/post/api.ts';
import { performersApi } from '#content/performer/api.ts';
import { placeDialogApi } from '#content/place/dialogApi.ts';
import { placeListApi } from '#content/place/api.ts';
import { scheduleApi } from '#content/event/api.ts';
import { makeStore } from '#app/store.ts';
import { shownItems } from '#content/lists/pagedList.ts';
import { createContentService } from '#server/content/contentService.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { postPicture } from '#content/post/postPicture.ts';
import {
  artistDocument,
  asset,
  categoryDocument,
  paragraphs,
  performerDocument,
  placeDocument,
  postDocument,
  referenceTo,
  scheduleEventDocument,
} from '../support/builders.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const dataset = createDatasetStore([]);
let service: Listener;
let warnings: jest.SpiedFunction<typeof console.warn>;

beforeAll(async () => {
  service = await listen({ port: 0, handler: createContentService({ store: dataset }) });
});
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => warnings.mockRestore());
afterAll(() => service.close());

function storeOf(...documents: StoredDocument[]) {
  dataset.replace(documents);
  return makeStore(undefined, { contentSource: embeddedAt(service.origin) });
}

const art = categoryDocument('Art');
const color = { rgb: { r: 1, g: 2, b: 3 } };
const liveArt = { _key: 'a', name: 'Live Art', color };
const namesOf = (things: readonly { name: string }[] | undefined) => things?.map(({ name }) => name);

test('places may contain categories, brand and its picture', async () => {
  const { dispatch } = storeOf(
    art,
    placeDocument('Inline', {
      categories: [liveArt, referenceTo(art)],
      brand: { name: 'Brand', alias: { current: 'brand' } },
      brandReference: { media: asset('/brand.jpg'), websiteUrl: 'brand.example' },
    }),
    placeDocument('Other'),
  );
  const { data: list } = await dispatch(
    placeListApi.endpoints.getPlaces.initiate({ category: 'live-art', offset: 0 }),
  );
  expect(shownItems(list)).toMatchObject([
    {
      name: 'Inline',
      categories: [{ name: 'Live Art', color }, { name: 'Art' }],
      image: { url: '/brand.jpg' },
    },
  ]);
  const { data: facts } = await dispatch(
    placeListApi.endpoints.getPlaceStats.initiate({ category: 'live-art' }),
  );
  expect(facts).toEqual({ total: 1, firstCharacters: ['I'] });
  const { data: place } = await dispatch(placeDialogApi.endpoints.getPlace.initiate({ slug: 'inline' }));
  expect(place).toMatchObject({
    categories: [{ name: 'Live Art' }, { name: 'Art' }],
    brand: { name: 'Brand', alias: { current: 'brand' } },
    brandReference: { websiteUrl: 'brand.example' },
  });
});

test('performers may contain categories, and an artist with name, picture and text', async () => {
  const artistReference = { name: 'Zora', image: asset('/zora.jpg'), bio: paragraphs('Born on a boat.') };
  const { dispatch } = storeOf(
    performerDocument('x', { name: null, categories: [{ name: 'Dance' }], artistReference }),
  );
  const { data: list } = await dispatch(
    performersApi.endpoints.getPerformers.initiate({ category: 'dance', offset: 0 }),
  );
  expect(shownItems(list)).toMatchObject([
    { name: 'Zora', media: { url: '/zora.jpg' }, categories: [{ name: 'Dance' }] },
  ]);
  const { data: performer } = await dispatch(performersApi.endpoints.getPerformer.initiate({ slug: 'x' }));
  expect(performer).toMatchObject({ name: 'Zora', artistReference: { bio: [{}] } });
});

test('posts may contain categories, and the documents that their pictures come from', async () => {
  const artist = artistDocument('Zora', { image: asset('/zora.jpg') });
  const { dispatch } = storeOf(
    artist,
    postDocument('1', { categories: [{ name: 'News' }], artist: { image: asset('/artist.jpg') } }),
    postDocument('2', { marketplace: { brandReference: { media: asset('/brand.jpg') } } }),
    postDocument('3', { lineup: { artistReference: referenceTo(artist) } }),
  );
  const { data: posts = [] } = await dispatch(feedApi.endpoints.getFeed.initiate());
  expect(posts.map(({ pictures }) => postPicture(pictures)?.url)).toEqual([
    '/artist.jpg',
    '/brand.jpg',
    '/zora.jpg',
  ]);
  expect(namesOf(posts[0]?.categories)).toEqual(['News']);
});

test('events may contain places, performers and categories; categories of places are left out', async () => {
  const nova = performerDocument('Nova');
  const { dispatch } = storeOf(
    nova,
    scheduleEventDocument('Talk', {
      eventPlace: [{ _key: 'a', name: 'Main Stage', locationName: 'Hall B' }],
      eventPerformer: [
        { name: 'Nova', alias: { current: 'nova' } },
        { artistReference: { name: 'Vega' }, alias: { current: 'nobody' } },
        referenceTo(nova),
      ],
      categories: [{ name: 'Panel' }, { name: 'Booths', type: 'place' }],
    }),
  );
  const { data: [event] = [] } = await dispatch(scheduleApi.endpoints.getSchedule.initiate());
  expect(event?.eventPlace).toEqual([{ name: 'Main Stage', locationName: 'Hall B' }]);
  // A performer who is not in the lineup is a name without a link.
  expect(event?.eventPerformer.map(({ name, alias }) => [name, alias?.current])).toEqual([
    ['Nova', 'nova'],
    ['Vega', undefined],
    ['Nova', 'nova'],
  ]);
  expect(namesOf(event?.categories)).toEqual(['Panel']);
});

test('fields that cannot be read are left out, and each is logged once', async () => {
  const unread = {
    eventPlace: [{ floor: 1 }, referenceTo(placeDocument('Gone'))],
    eventPerformer: 'Nova',
    categories: ['Panel', { name: 'Talks' }],
  };
  const { dispatch } = storeOf(scheduleEventDocument('One', unread), scheduleEventDocument('Two', unread));
  const { data: events = [] } = await dispatch(scheduleApi.endpoints.getSchedule.initiate());
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({ eventPlace: [], eventPerformer: [], categories: [{ name: 'Talks' }] });
  const logged = warnings.mock.calls.flat().map(String);
  for (const field of Object.keys(unread))
    expect(logged.filter((text) => text.includes(field))).toHaveLength(1);
});
