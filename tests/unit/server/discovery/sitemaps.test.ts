/** @jest-environment jsdom */
import { writeSitemaps } from '#server/discovery/writeSitemaps.ts';
import { readXml } from './readXml.ts';

const ORIGIN = 'https://fair.example';

const read = (files: Map<string, string>, name = 'sitemap.xml') => readXml(files.get(name) ?? '');
const addressesIn = (document: Document) =>
  [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);

test('names every address in full, with the time of its last change', () => {
  const files = writeSitemaps(
    [
      { path: '/' },
      { path: "/marketplace/category/food-&-drink'" },
      { path: '/marketplace/caf%C3%A9', updatedAt: '2025-10-02T09:30:00+02:00' },
      { path: '/lineup/nova', updatedAt: 'last week' },
    ],
    ORIGIN,
  );
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  const map = read(files);
  expect(map.documentElement.localName).toBe('urlset');
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(addressesIn(map)).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/marketplace/category/food-&-drink'`,
    `${ORIGIN}/marketplace/caf%C3%A9`,
    `${ORIGIN}/lineup/nova`,
  ]);
  expect([...map.querySelectorAll('lastmod')].map(({ textContent }) => textContent)).toEqual([
    '2025-10-02T07:30:00.000Z',
  ]);
});

test('leaves out addresses that show the same as another, and those that are too long', () => {
  const files = writeSitemaps(
    [
      { path: '/schedule/opening/lineup/nova', isUnlisted: true },
      { path: `/${'x'.repeat(2048)}` },
      { path: '/faq' },
    ],
    ORIGIN,
  );
  expect(addressesIn(read(files))).toEqual([`${ORIGIN}/faq`]);
});

test('is one file up to the limit, and an index of parts beyond it', () => {
  const paths = Array.from({ length: 5 }, (_, number) => ({ path: `/marketplace/${number}` }));
  expect([...writeSitemaps(paths, ORIGIN, 5).keys()]).toEqual(['sitemap.xml']);

  const files = writeSitemaps(paths, ORIGIN, 2);
  const index = read(files);
  expect(index.documentElement.localName).toBe('sitemapindex');
  expect(addressesIn(index)).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap-${part}.xml`));
  const parts = [1, 2, 3].map((part) => addressesIn(read(files, `sitemap-${part}.xml`)));
  expect(parts.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(parts.flat()).toEqual(paths.map(({ path }) => ORIGIN + path));
});

test('the limit is that of the format: 50,000', () => {
  const paths = Array.from({ length: 50_001 }, (_, number) => ({ path: `/${number}` }));
  expect([...writeSitemaps(paths.slice(1), ORIGIN).keys()]).toEqual(['sitemap.xml']);
  expect(writeSitemaps(paths, ORIGIN).size).toBe(3);
});

test('a page in several languages names all of them and the default', () => {
  const translations = [
    { language: 'en', path: '/map' },
    { language: 'de', path: '/de/map' },
  ];
  const text = writeSitemaps([{ path: '/de/map', translations }], 'https://fair.example').get('sitemap.xml');
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="https://fair.example${path}"/>`;
  expect(text).toContain(
    `<url><loc>https://fair.example/de/map</loc>${link('en', '/map')}${link('de', '/de/map')}${link('x-default', '/map')}</url>`,
  );
});
