import fc from 'fast-check';
import { sizeAt } from '#features/feed/components/postSize.ts';
import {
  type FeedFilters,
  NO_FILTERS,
  feedAddress,
  feedCodec,
  postAddress,
  postOf,
} from '#features/feed/model/filters.ts';
import { selectPosts } from '#features/feed/model/selectPosts.ts';
import { MESSAGES } from '#features/feed/messages/index.ts';
import { feedTitle } from '#features/feed/model/feedTitle.ts';
import { feedPostSummarySchema } from '#content/post/schema.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { festivalNamed } from '../../support/festival.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

/** Parses a URL as a browser does. */
function visited(text: string) {
  const { pathname, search } = new URL(text, 'https://festival.example');
  return { pathname, search };
}

describe('the address', () => {
  const wellFormed = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 60 })
    .filter((text) => text.isWellFormed());
  const filters: fc.Arbitrary<FeedFilters> = fc.record({
    category: fc.oneof(fc.constant('all'), wellFormed),
    priority: fc.constantFrom(
      'all' as const,
      'breaking' as const,
      'high' as const,
      'normal' as const,
      'low' as const,
    ),
  });
  const posts = fc.option(wellFormed, { nil: undefined });

  test('filters and post can be read back from their address', () => {
    fc.assert(
      fc.property(filters, posts, (state, post) => {
        const address = visited(addressText(feedAddress(state, post)));
        expect(feedCodec.read(address)).toEqual(state);
        expect(postOf(address.search)).toBe(post);
      }),
    );
  });

  test('other filters keep the open post', () => {
    fc.assert(
      fc.property(filters, filters, posts, (before, after, post) => {
        const written = feedCodec.write(after, feedAddress(before, post));
        expect(written).toEqual(feedAddress(after, post));
      }),
    );
  });

  test('any address can be read without throwing, and the result has one address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (rubbish) => {
        const present = { pathname: '/feed', search: `?${rubbish}` };
        const state = feedCodec.read(present) ?? NO_FILTERS;
        const written = feedCodec.write(state, present);
        expect(feedCodec.read(written)).toEqual(state);
        expect(feedCodec.write(state, written)).toEqual(written);
      }),
    );
  });

  test.each([
    ['/feed', '', NO_FILTERS, undefined],
    ['/Feed/', '?post=a', NO_FILTERS, 'a'],
    ['/feed', '?category=drops&priority=high&post=final', { category: 'drops', priority: 'high' }, 'final'],
    ['/feed', '?category=food-%26-drink', { category: 'food-&-drink', priority: 'all' }, undefined],
    ['/feed', '?category=&priority=urgent&post=', NO_FILTERS, undefined],
    ['/feed', '?priority=HIGH', NO_FILTERS, undefined],
    ['/feeds', '', undefined, undefined],
    ['/feed/x', '', undefined, undefined],
  ])('%s%s is read', (pathname, search, state, post) => {
    expect(feedCodec.read({ pathname, search })).toEqual(state);
    expect(postOf(search)).toBe(post);
  });

  test('parameters have a fixed order, defaults are left out, and foreign parameters follow', () => {
    const present = { pathname: '/feed', search: '?utm_source=mail&post=a&priority=low' };
    expect(addressText(feedCodec.write({ category: 'drops', priority: 'high' }, present))).toBe(
      '/feed?category=drops&priority=high&post=a&utm_source=mail',
    );
    expect(addressText(feedCodec.write(NO_FILTERS, { pathname: '/feed/', search: '?priority=low' }))).toBe(
      '/feed',
    );
  });

  test('a post without an alias has no address', () => {
    expect(postAddress(NO_FILTERS, undefined)).toBeUndefined();
    expect(postAddress({ ...NO_FILTERS, priority: 'low' }, 'a b')).toBe('/feed?priority=low&post=a+b');
  });
});

describe('the selector', () => {
  const post = (_id: string, priority: string, ...categories: string[]) =>
    feedPostSummarySchema.parse({
      _id,
      headline: _id,
      priority,
      categories: categories.map((name) => ({ _id: name, name })),
    });
  const POSTS = [
    post('low', 'low', 'Drops'),
    post('high', 'high', 'Food & Drink', 'Drops'),
    post('other', 'high', 'Food & Drink'),
    post('none', 'normal'),
  ];
  const shown = (filters: Partial<FeedFilters>) =>
    selectPosts(POSTS, { ...NO_FILTERS, ...filters }).map(({ _id }) => _id);

  test.each([
    [{}, ['high', 'other', 'none', 'low']],
    [{ category: 'drops' }, ['high', 'low']],
    [{ category: 'food-&-drink' }, ['high', 'other']],
    [{ priority: 'high' as const }, ['high', 'other']],
    [{ category: 'drops', priority: 'high' as const }, ['high']],
    [{ category: '__proto__' }, []],
  ])('with %j the matching posts are shown', (filters, ids) => expect(shown(filters)).toEqual(ids));

  test('the same posts and filters give the same list object', () => {
    const filters = { ...NO_FILTERS, category: 'drops' };
    expect(selectPosts(POSTS, filters)).toBe(selectPosts(POSTS, filters));
  });
});

test('six posts fill three rows, and so does each further batch of six', () => {
  expect(Array.from({ length: 7 }, (_, index) => sizeAt(index))).toEqual([
    'lead',
    'second',
    'second',
    'plain',
    'plain',
    'plain',
    'plain',
  ]);
});

test.each([
  [{}, 'Afterglow', 'Feed - Afterglow 2025'],
  [{ category: 'Drops' }, 'Afterglow', 'Feed: Drops - Afterglow 2025'],
  [{ post: 'Doors move', category: 'Drops' }, 'Afterglow', 'Doors move - Afterglow 2025'],
  [{}, undefined, 'Feed'],
])('the title of %o at %s is written', (shown, event, title) =>
  expect(feedTitle(shown, festivalNamed(event), t)).toBe(title),
);

test('the description names the festival and the category if they are known', () => {
  expect(t(MESSAGES.description, { category: undefined, event: 'Afterglow' })).toMatch(
    /^News from Afterglow: /,
  );
  expect(t(MESSAGES.description, { category: 'Drops', event: undefined })).toMatch(
    /^News on “Drops” from the festival: /,
  );
});
