import { feedApi } from '#content/post/api.ts';
import type { AppStore } from '#content/store.ts';
import { makeStore } from '#app/store.ts';
import { createContentService } from '#server/content/contentService.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { postPicture } from '#content/post/postPicture.ts';
import {
  asset,
  categoryDocument,
  paragraphs,
  placeDocument,
  postDocument,
  referenceTo,
} from '../support/builders.ts';
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

async function feedOf(...documents: StoredDocument[]) {
  dataset.replace(documents);
  return store.dispatch(feedApi.endpoints.getFeed.initiate()).unwrap();
}

const elsewhere = { eventInstance: { _type: 'reference', _ref: 'festival-2024' } };

test('only published posts of the event are returned', async () => {
  const posts = await feedOf(
    postDocument('Shown'),
    postDocument('Draft', { status: 'draft' }),
    postDocument('Elsewhere', elsewhere),
    { ...postDocument('Secret'), _id: 'drafts.post-secret' },
  );
  expect(posts.map(({ headline }) => headline)).toEqual(['Shown']);
});

test('a post comes without its text, but with the beginning of it', async () => {
  const [post] = await feedOf(
    postDocument('Long', { content: paragraphs('First.', '👨‍👩‍👧 '.repeat(2000)), mediaCaption: 'Photo' }),
  );
  expect(post?.opening).toMatch(/^First\.\n\n👨‍👩‍👧 👨‍👩‍👧 /u);
  expect([...(post?.opening ?? '')]).toHaveLength(4000);
  expect(post).not.toHaveProperty('content');
  expect(post).not.toHaveProperty('mediaCaption');
});

test.each([
  ['a text that is a string', 'Hello', undefined],
  ['no text', undefined, undefined],
  [
    'junk between blocks',
    [null, 7, { _type: 'block' }, ...paragraphs('Still here.'), { _type: 'x' }],
    'Still here.',
  ],
])('%s affects no other field', async (_what, content, opening) => {
  const [post] = await feedOf(postDocument('Odd', { content }));
  expect(post?.opening).toBe(opening);
});

test('a missing picture is taken from artist, brand, place and performer, in this order', async () => {
  const make = (_type: string, fields: object) => ({ ...placeDocument(_type), _id: _type, _type, ...fields });
  const others = {
    artist: make('artist', { image: asset('/artist.jpg') }),
    brand: make('brand', { media: asset('/brand.jpg') }),
    marketplace: make('place', { image: asset('/place.jpg') }),
    lineup: make('performer', { media: asset('/performer.jpg') }),
  };
  const references = Object.fromEntries(
    Object.entries(others).map(([field, document]) => [field, referenceTo(document)]),
  );
  const posts = await feedOf(
    ...Object.values(others),
    make('borrowing', { _type: 'place', brandReference: referenceTo(others.brand) }),
    make('acting', { _type: 'performer', artistReference: referenceTo(others.artist) }),
    postDocument('1 own', { ...references, media: asset('/own.jpg'), label: 'Label' }),
    postDocument('2 artist', references),
    postDocument('3 brand', { ...references, artist: null }),
    postDocument('4 place', {
      ...references,
      artist: undefined,
      brand: { _type: 'reference', _ref: 'gone' },
    }),
    postDocument('5 performer', { lineup: references.lineup }),
    postDocument('6 of the place’s brand', { marketplace: { _type: 'reference', _ref: 'borrowing' } }),
    postDocument('7 of the performer’s artist', { lineup: { _type: 'reference', _ref: 'acting' } }),
    postDocument('8 none', { label: 'A label is no picture' }),
  );
  const pictures = posts
    .toSorted((a, b) => a.headline.localeCompare(b.headline))
    .map((post) => postPicture(post.pictures)?.url);
  expect(pictures).toEqual([
    '/own.jpg',
    '/artist.jpg',
    '/brand.jpg',
    '/place.jpg',
    '/performer.jpg',
    '/brand.jpg',
    '/artist.jpg',
    undefined,
  ]);
});

test('the categories are those of the feed, sorted by name', async () => {
  const feed = { type: 'feed' };
  dataset.replace([
    categoryDocument('news', feed),
    categoryDocument('Drops', feed),
    categoryDocument('Food'),
    categoryDocument('Old', { ...feed, ...elsewhere }),
  ]);
  const categories = await store.dispatch(feedApi.endpoints.getFeedCategories.initiate()).unwrap();
  expect(categories.map(({ name }) => name)).toEqual(['Drops', 'news']);
});

describe('a post by its alias', () => {
  const post = (slug: string) => store.dispatch(feedApi.endpoints.getFeedPost.initiate({ slug })).unwrap();

  test('comes with the content of its dialog; of two posts it is the older', async () => {
    const alias = { _type: 'slug', current: 'twin' };
    dataset.replace([
      postDocument('Younger', { alias, _createdAt: '2025-07-01T00:00:00Z' }),
      postDocument('Older', { alias, mediaCaption: 'Photo', buttonURL: '/map', buttonLabel: 'Map' }),
    ]);
    expect(await post('twin')).toMatchObject({
      headline: 'Older',
      mediaCaption: 'Photo',
      buttonURL: '/map',
      buttonLabel: 'Map',
      content: [{ children: [{ text: 'All about Older.' }] }],
    });
  });

  test.each(['hidden', 'nobody', '"] | *[0', ''])('is not found: %j', async (slug) => {
    dataset.replace([postDocument('Hidden', { status: 'archived' })]);
    await expect(post(slug)).rejects.toEqual({ kind: 'not-found', message: 'not found' });
  });
});
