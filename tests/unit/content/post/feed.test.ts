import fc from 'fast-check';
import { orderPosts } from '#features/feed/model/orderPosts.ts';
import { postPicture } from '#content/post/postPicture.ts';
import { shownTags } from '#features/feed/model/shownTags.ts';
import { PRIORITIES, type Priority } from '#content/post/priority.ts';
import { feedPostSummarySchema } from '#content/post/schema.ts';

const post = (fields: object) => feedPostSummarySchema.parse({ _id: 'p', headline: 'News', ...fields });

describe('the order', () => {
  const named = (_id: string, priority: string, pinned: boolean, _createdAt?: string) =>
    post({ _id, priority, pinned, _createdAt });
  const idsOf = (posts: { _id: string }[]) => posts.map(({ _id }) => _id);

  test('shows pinned posts first, then sorts by priority, then the newest first', () => {
    const wanted = [
      named('pinned breaking', 'breaking', true, '2025-01-01T00:00:00Z'),
      named('pinned low', 'low', true, '2025-10-01T00:00:00Z'),
      named('breaking', 'breaking', false, '2025-02-01T00:00:00Z'),
      named('high', 'high', false, '2025-03-01T00:00:00Z'),
      named('newer', 'normal', false, '2025-05-02T00:00:00Z'),
      named('unknown priority is normal', 'urgent!', false, '2025-05-01T00:00:00Z'),
      named('older', 'normal', false, '2025-04-01T00:00:00Z'),
      named('no date', 'normal', false),
      named('low', 'low', false, '2025-12-01T00:00:00Z'),
    ];
    expect(idsOf(orderPosts([...wanted].reverse()))).toEqual(idsOf(wanted));
  });

  const posts = fc.uniqueArray(
    fc.record({
      _id: fc.string({ minLength: 1 }),
      headline: fc.constant('News'),
      pinned: fc.boolean(),
      priority: fc.constantFrom<Priority>(...PRIORITIES),
      _createdAt: fc.option(
        fc.oneof(
          fc.constant('soon'),
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        ),
        { nil: undefined },
      ),
    }),
    { selector: ({ _id }) => _id },
  );

  test('is the same for any order of arrival, and loses no post', () => {
    fc.assert(
      fc.property(
        posts.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const ordered = orderPosts(all);
          expect(orderPosts(shuffled)).toEqual(ordered);
          expect(new Set(ordered)).toEqual(new Set(all));
        },
      ),
    );
  });

  test('puts no post before one with a higher rank', () => {
    fc.assert(
      fc.property(posts, (all) => {
        const ordered = orderPosts(all);
        ordered.slice(1).forEach((later, index) => {
          const earlier = ordered[index];
          if (!earlier || earlier.pinned !== later.pinned) expect(earlier?.pinned).toBe(true);
          else
            expect(PRIORITIES.indexOf(earlier.priority)).toBeLessThanOrEqual(
              PRIORITIES.indexOf(later.priority),
            );
        });
      }),
    );
  });
});

test.each([
  [[], [], 0],
  [['a'], ['a'], 0],
  [['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], 0],
  [['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd'], 1],
  [['a', 'a', 'b', 'c', 'd', 'e', 'f', 'a'], ['a', 'b', 'c', 'd'], 2],
])('of the tags %j are shown %j and %i more', (tags, shown, more) =>
  expect(shownTags(tags, 4)).toEqual({ shown, more }),
);

test.each([
  ['nothing', [], undefined],
  ['the first', [{ url: '/a' }, { url: '/b' }], '/a'],
  ['the next where one has no address', [null, {}, 'junk', { url: '/b' }], '/b'],
  ['the next where one is a film', [{ url: '/a', resource_type: 'video' }, { url: '/b' }], '/b'],
])('a post shows %s', (_what, pictures, address) =>
  expect(postPicture(post({ pictures }).pictures)?.url).toBe(address),
);

test('a malformed field affects no other field', () => {
  expect(
    post({ alias: 'text', priority: 3, pinned: 'yes', categories: null, tags: [1, ' a ', ''], label: ' ' }),
  ).toEqual({
    _id: 'p',
    headline: 'News',
    priority: 'normal',
    pinned: false,
    categories: [],
    tags: ['a'],
    pictures: [],
  });
});
