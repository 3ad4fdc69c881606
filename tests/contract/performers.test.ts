import { performersApi } from '#content/performer/api.ts';
import { makeStore } from '#app/store.ts';
import { shownItems } from '#content/lists/pagedList.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { availableLetters, letterOf } from '#lib/filtering/letterOf.ts';
import { LIST_SORTS, type ListSort } from '#lib/filtering/listSort.ts';
import {
  artistDocument,
  categoryDocument,
  paragraphs,
  performerDocument,
  referenceTo,
} from '../support/builders.ts';
import { LETTERED } from '../support/hostile/letters.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const { getPerformer, getPerformerCategories, getPerformerStats, getPerformers } = performersApi.endpoints;

const dance = categoryDocument('Dance', { type: 'performer' });
const liveArt = categoryDocument('Live Art', { type: 'performer' });
const food = categoryDocument('Food');
const artist = artistDocument('Zora', {
  bio: paragraphs('Born on a boat.'),
  image: { url: '/media/image/upload/zora.jpg' },
  websiteUrl: 'https://zora.example',
  socialHandles: { instagramUrl: 'https://instagram.com/zora' },
});

/** Another day in summer for each performer, not in the order of the names. */
const dayOf = (number: number) => (number * 7) % 41;

/** `Act 01` to `Act 40`; every tenth is featured. */
const ACTS = Array.from({ length: 40 }, (_, index) =>
  performerDocument(nameOf(index + 1), {
    _createdAt: new Date(Date.UTC(2025, 6, dayOf(index + 1))).toISOString(),
    status: (index + 1) % 10 === 0 ? 'featured' : 'active',
    categories: [referenceTo(index < 35 ? dance : liveArt)],
  }),
);
const nameless = performerDocument('Zora', { name: undefined, artistReference: referenceTo(artist) });
const HIDDEN = [
  performerDocument('Cancelled', { status: 'canceled' }),
  performerDocument('Without status', { status: undefined }),
  performerDocument('Last year', { eventInstance: { _type: 'reference', _ref: 'festival-2024' } }),
  { ...performerDocument('Draft'), _id: 'drafts.performer-draft' },
  { ...performerDocument('Draft of an act'), _id: 'drafts.performer-act-01' },
];
const LINEUP: StoredDocument[] = [dance, liveArt, food, artist, ...ACTS, nameless, ...HIDDEN];

let service: Listener;
const dataset = createDatasetStore(LINEUP);
const open = () => makeStore(undefined, { contentSource: embeddedAt(service.origin) });

beforeAll(async () => {
  service = await listen({ port: 0, handler: createServices({ dataset }) });
});
afterEach(() => dataset.replace(LINEUP));
afterAll(() => service.close());

/** Queries a page as the list does, into the cache entry of the pages before. */
const readPage = (sort: ListSort, offset: number) =>
  getPerformers.initiate({ category: 'all', sort, offset }, { forceRefetch: true });

async function pageOf(sort: ListSort, category = 'all', offset = 0) {
  const { data } = await open().dispatch(getPerformers.initiate({ category, sort, offset }));
  return data?.pages.flatMap(({ items }) => items.map(({ name }) => name));
}

function nameOf(number: number): string {
  return `Act ${String(number).padStart(2, '0')}`;
}

const NUMBERS = Array.from({ length: 40 }, (_, index) => index + 1);
const IN_ORDER: Record<ListSort, string[]> = {
  name: [...NUMBERS.map(nameOf), 'Zora'],
  'name-desc': ['Zora', ...[...NUMBERS].reverse().map(nameOf)],
  recent: [...[...NUMBERS].sort((a, b) => dayOf(b) - dayOf(a)).map(nameOf), 'Zora'],
  featured: [
    ...[10, 20, 30, 40].map(nameOf),
    ...NUMBERS.filter((number) => number % 10 > 0).map(nameOf),
    'Zora',
  ],
};

describe('the lineup', () => {
  test.each(LIST_SORTS)('in the order "%s" is right from page one on', async (sort) => {
    expect(await pageOf(sort)).toEqual(IN_ORDER[sort].slice(0, 30));
    expect(await pageOf(sort, 'all', 30)).toEqual(IN_ORDER[sort].slice(30));
  });

  test('of one category has its own page one', async () => {
    expect(await pageOf('name-desc', 'live-art')).toEqual([40, 39, 38, 37, 36].map(nameOf));
    expect(await pageOf('name', 'no-such-thing')).toEqual([]);
  });

  test('has one cache entry for each order', async () => {
    const store = open();
    await store.dispatch(readPage('name', 0));
    await store.dispatch(readPage('recent', 0));
    await store.dispatch(readPage('name', 30));
    const names = (sort: ListSort) =>
      shownItems(getPerformers.select({ category: 'all', sort, offset: 0 })(store.getState()).data).map(
        ({ name }) => name,
      );
    expect(names('name')).toEqual(IN_ORDER.name);
    expect(names('recent')).toEqual(IN_ORDER.recent.slice(0, 30));
  });

  test('performers with the same name or time have the same order on every page', async () => {
    const twins = NUMBERS.map((number) => ({ ...performerDocument('Twin'), _id: `twin-${number}` }));
    dataset.replace(twins);
    for (const sort of LIST_SORTS) {
      const store = open();
      await store.dispatch(readPage(sort, 0));
      const { data } = await store.dispatch(readPage(sort, 30));
      expect(new Set(shownItems(data).map(({ _id }) => _id)).size).toBe(40);
    }
  });

  test('counts performers and first characters without loading performers', async () => {
    const facts = async (category: string) =>
      (await open().dispatch(getPerformerStats.initiate({ category }))).data;
    expect(await facts('all')).toEqual({ total: 41, firstCharacters: ['A', 'Z'] });
    expect(await facts('live-art')).toEqual({ total: 5, firstCharacters: ['A'] });
  });

  test.each(LETTERED)('finds the letter of %j, even after invisible characters', async (name, letter) => {
    dataset.replace([performerDocument('One', { name })]);
    const { data } = await open().dispatch(getPerformerStats.initiate({ category: 'all' }));
    expect([...availableLetters(data?.firstCharacters ?? [], 'en')]).toEqual(
      letter === undefined ? [] : [letter],
    );
    expect(letterOf(name, 'en')).toBe(letter);
  });

  test('offers the categories of performers only', async () => {
    const { data } = await open().dispatch(getPerformerCategories.initiate());
    expect(data?.map(({ name }) => name)).toEqual(['Dance', 'Live Art']);
  });

  test('shows the artist’s name and picture for a performer that has none', async () => {
    dataset.replace([artist, nameless, { ...nameless, _id: 'empty', name: '' }]);
    const { data } = await open().dispatch(
      getPerformers.initiate({ category: 'all', sort: 'name', offset: 0 }),
    );
    const shown = { name: 'Zora', media: { url: '/media/image/upload/zora.jpg' } };
    expect(shownItems(data)).toMatchObject([shown, shown]);
  });
});

describe('one performer', () => {
  const read = async (slug: string) => open().dispatch(getPerformer.initiate({ slug }));

  test('comes with the artist', async () => {
    expect((await read('zora')).data).toMatchObject({
      name: 'Zora',
      artistReference: {
        bio: [{ children: [{ text: 'Born on a boat.' }] }],
        image: { url: '/media/image/upload/zora.jpg' },
        websiteUrl: 'https://zora.example',
        socialHandles: [{ platform: 'instagram', href: 'https://instagram.com/zora' }],
      },
    });
  });

  test.each(['cancelled', 'without-status', 'last-year', 'draft', 'nobody'])(
    '%s is not found',
    async (slug) => expect((await read(slug)).error).toMatchObject({ kind: 'not-found' }),
  );

  test('at an address that two performers share, the older one opens', async () => {
    const [first, second] = [1, 2].map((day) => ({
      ...performerDocument('Twin'),
      _id: `twin-${3 - day}`,
      _createdAt: `2025-01-0${day}T00:00:00Z`,
    }));
    dataset.replace([second, first] as StoredDocument[]);
    expect((await read('twin')).data?._id).toBe('twin-2');
  });
});
