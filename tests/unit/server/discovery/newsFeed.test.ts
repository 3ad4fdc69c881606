/** @jest-environment ./tests/support/jsdomEnvironment.ts */
import fc from 'fast-check';
import { writeNewsFeed } from '#server/discovery/writeNewsFeed.ts';
import type { News, NewsPost } from '#lib/rendering/renderer.ts';
import { readXml } from './readXml.ts';

const post = (fields: Partial<NewsPost> = {}): NewsPost => ({
  id: 'post-1',
  title: 'Doors open early',
  summary: 'At ten.',
  path: '/feed?post=doors',
  createdAt: '2025-10-01T08:00:00Z',
  updatedAt: '2025-10-02T09:30:00Z',
  ...fields,
});

const news = (posts: NewsPost[], fields: Partial<News> = {}): News => ({
  id: 'abcd1234/production/festival-2025',
  language: 'en',
  prefix: '',
  name: 'Test Fair',
  title: 'News - Test Fair 2025',
  path: '/feed',
  posts,
  ...fields,
});

const feedOf = async (posts: NewsPost[], origin?: string) =>
  readXml(await writeNewsFeed(news(posts), origin));
const textOf = (element: Element | Document, selector: string) =>
  element.querySelector(selector)?.textContent;
const idsOf = (feed: Document) =>
  [...feed.querySelectorAll('entry > id')].map(({ textContent }) => textContent);

test('contains everything that RFC 4287 requires of a feed and of an entry', async () => {
  const feed = await feedOf([post()], 'https://fair.example');
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(textOf(feed, 'feed > id')).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(textOf(feed, 'feed > title')).toBe('News - Test Fair 2025');
  expect(textOf(feed, 'feed > updated')).toBe('2025-10-02T09:30:00.000Z');
  expect(textOf(feed, 'feed > author > name')).toBe('Test Fair');
  expect(feed.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(
    'https://fair.example/feed.xml',
  );
  expect(feed.querySelector('feed > link[rel=alternate]')?.getAttribute('href')).toBe(
    'https://fair.example/feed',
  );

  expect(textOf(feed, 'entry > title')).toBe('Doors open early');
  expect(textOf(feed, 'entry > summary')).toBe('At ten.');
  expect(textOf(feed, 'entry > updated')).toBe('2025-10-02T09:30:00.000Z');
  expect(textOf(feed, 'entry > published')).toBe('2025-10-01T08:00:00.000Z');
  expect(feed.querySelector('entry > link[rel=alternate]')?.getAttribute('href')).toBe(
    'https://fair.example/feed?post=doors',
  );
});

test('names its language and its own address', async () => {
  const german = await writeNewsFeed(news([], { language: 'de', prefix: '/de' }));
  const feed = readXml(german);
  expect(feed.documentElement.getAttribute('xml:lang')).toBe('de');
  expect(feed.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe('/de/feed.xml');
});

test('a post keeps its id if the site moves or the post changes, and no other post has the same id', async () => {
  const [before] = idsOf(await feedOf([post()], 'https://fair.example'));
  expect(
    idsOf(await feedOf([post({ title: 'Later', path: '/feed?post=late' })], 'https://new.example')),
  ).toEqual([before]);
  expect(idsOf(await feedOf([post({ id: 'post-2' })]))).not.toEqual([before]);
  const elsewhere = await writeNewsFeed(news([post()], { id: 'other/production/festival-2025' }));
  expect(idsOf(readXml(elsewhere))).not.toEqual([before]);
});

test('is as new as the post that was changed last', async () => {
  const posts = [
    post({ updatedAt: '2025-10-03T00:00:00Z' }),
    post({ id: 'post-2', updatedAt: '2025-10-05T00:00:00Z' }),
  ];
  expect(textOf(await feedOf(posts), 'feed > updated')).toBe('2025-10-05T00:00:00.000Z');
});

test('a post without valid times still has the required one', async () => {
  const feed = await feedOf([post({ createdAt: undefined, updatedAt: 'soon' })]);
  expect(textOf(feed, 'entry > updated')).toBe('1970-01-01T00:00:00.000Z');
  expect(feed.querySelector('published')).toBeNull();
});

test('a feed without news is valid', async () => {
  const feed = await feedOf([]);
  expect(textOf(feed, 'feed > updated')).toBe('1970-01-01T00:00:00.000Z');
  expect(feed.querySelector('entry')).toBeNull();
});

test('if the origin is unknown, addresses are relative to the feed', async () => {
  const feed = await feedOf([post()]);
  expect(feed.querySelector('entry > link')?.getAttribute('href')).toBe('/feed?post=doors');
});

test('the feed is well-formed for any headline and shows it', async () => {
  const hostile = fc.string({
    unit: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...'<>&"\'\0\x1b\ufffe]', '\ud800', '<!--', ']]>'),
    ),
  });
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (title, path) => {
      const feed = await feedOf([post({ title, path })]);
      const entry = feed.querySelector('entry');
      expect(entry && textOf(entry, 'title')).toBe(shown(title));
      expect(entry?.querySelector('link')?.getAttribute('href')).toBe(shown(path).replace(/[\t\n]/g, ' '));
    }),
  );
});

/** The text by code point, without characters that XML forbids or that are invisible. */
function shown(text: string): string {
  return [...text]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      const isControl = (code < 32 && code !== 9 && code !== 10) || (code >= 127 && code < 160);
      const isSurrogate = code >= 0xd800 && code <= 0xdfff;
      return !isControl && !isSurrogate && code !== 0xfffe && code !== 0xffff;
    })
    .join('');
}
