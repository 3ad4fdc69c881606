import { isPage } from '#app/content-check/sitePages.ts';
import { urlStates } from '#app/url-sync/urlStates.ts';
import { faq } from '#content/faq/index.ts';
import { place } from '#content/place/index.ts';
import { locationOf, shownKinds } from '../../../src/studio/presentation/documentPages.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';

/** Whether a screen reads each parameter of an address. */
function isRead(address: string): boolean {
  const { pathname, search, searchParams } = new URL(address, 'https://fair.example');
  const codec = urlStates.find(({ codec }) => codec.read({ pathname, search }) !== undefined)?.codec;
  return [...searchParams.keys()].every((name) => codec?.params.includes(name));
}

test.each(shownKinds)('a document of the type $type has a page of the site', (kind) => {
  const { href } = locationOf(kind, 'a-slug') ?? { href: '' };
  expect(isPage(href, [])).toBe(true);
  expect(isRead(href)).toBe(true);
});

test('an address that the site does not have is reported', () => {
  expect(isPage('/no/such/screen', [])).toBe(false);
  expect(isRead('/feed?article=a-slug')).toBe(false);
});

test('a document without a slug has no page, unless the screen shows it anyway', () => {
  expect(locationOf(place, undefined)).toBeUndefined();
  expect(locationOf(faq, undefined)).toEqual({ title: 'FAQ', href: '/faq' });
  expect(locationOf(place, 'a/b?c')?.href).toBe('/marketplace/a%2Fb%3Fc');
});

test('the types are those of the content', () => {
  const stored = new Set(readEnglishDemo().map(({ _type }) => _type));
  expect(shownKinds.map(({ type }) => type).filter((type) => !stored.has(type))).toEqual([]);
});
