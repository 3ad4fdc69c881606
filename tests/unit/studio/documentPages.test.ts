import { evaluate, parse } from 'groq-js';
import { isPage } from '#app/content-check/sitePages.ts';
import { urlStates } from '#app/url-sync/urlStates.ts';
import { faq } from '#content/faq/index.ts';
import { page } from '#content/page/index.ts';
import { place } from '#content/place/index.ts';
import { locationsOf, mainDocuments, shownKinds } from '../../../src/studio/presentation/documentPages.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';

/** Whether a screen reads each parameter of an address. */
function isRead(address: string): boolean {
  const { pathname, search, searchParams } = new URL(address, 'https://fair.example');
  const codec = urlStates.find(({ codec }) => codec.read({ pathname, search }) !== undefined)?.codec;
  return [...searchParams.keys()].every((name) => codec?.params.includes(name));
}

test.each(shownKinds)('a document of the type $type has a page of the site', (kind) => {
  const [{ href } = { href: '' }] = locationsOf(kind, { slug: 'a-slug' }, ['en']);
  expect(isPage(href, [])).toBe(true);
  expect(isRead(href)).toBe(true);
});

test('an address that the site does not have is reported', () => {
  expect(isPage('/no/such/screen', [])).toBe(false);
  expect(isRead('/feed?article=a-slug')).toBe(false);
});

test('a document without a slug has no page, unless the screen shows it anyway', () => {
  expect(locationsOf(place, null, ['en'])).toEqual([]);
  expect(locationsOf(faq, null, ['en'])).toEqual([{ title: 'FAQ', href: '/faq' }]);
  expect(locationsOf(place, { slug: 'a/b?c' }, ['en'])[0]?.href).toBe('/marketplace/a%2Fb%3Fc');
});

test('a document has a page in each language, or in its own', () => {
  expect(locationsOf(faq, {}, ['en', 'de'])).toEqual([
    { title: 'FAQ (en)', href: '/faq' },
    { title: 'FAQ (de)', href: '/de/faq' },
  ]);
  const german = { slug: 'terms', language: 'de' };
  expect(locationsOf(page, german, ['en', 'de']).map(({ href }) => href)).toEqual(['/de/terms']);
  expect(locationsOf(page, german, ['en']).map(({ href }) => href)).toEqual(['/terms']);
});

test('the main document of a page is the one in its language, else the one that the site shows instead', async () => {
  const filters = new Map(mainDocuments(['en', 'de']).map(({ route, filter }) => [route, filter]));
  expect(filters.get('/de/marketplace/:slug')).toBe('_type == "place" && alias.current == $slug');
  const dataset = [
    { _id: 'terms', alias: 'terms' },
    { _id: 'about', alias: 'about', language: 'en' },
    { _id: 'about-de', alias: 'about', language: 'de' },
    { _id: 'impressum', alias: 'impressum', language: 'de' },
  ].map(({ alias, ...rest }) => ({ ...rest, _type: page.type, alias: { current: alias } }));
  const idsAt = async (route: string, slug: string): Promise<unknown> => {
    const query = parse(`*[${filters.get(route)}]._id`);
    return (await evaluate(query, { dataset, params: { slug } })).get();
  };
  expect(await idsAt('/:slug', 'terms')).toEqual(['terms']);
  expect(await idsAt('/:slug', 'about')).toEqual(['about']);
  expect(await idsAt('/:slug', 'impressum')).toEqual([]);
  expect(await idsAt('/de/:slug', 'terms')).toEqual(['terms']);
  expect(await idsAt('/de/:slug', 'about')).toEqual(['about-de']);
  expect(await idsAt('/de/:slug', 'impressum')).toEqual(['impressum']);
});

test('the types are those of the content', () => {
  const stored = new Set(readEnglishDemo().map(({ _type }) => _type));
  expect(shownKinds.map(({ type }) => type).filter((type) => !stored.has(type))).toEqual([]);
});
