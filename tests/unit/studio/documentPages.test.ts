import { isPage } from '#app/content-check/sitePages.ts';
import { urlStates } from '#app/url-sync/urlStates.ts';
import { DOCUMENT_PAGES, documentAddress } from '../../../src/studio/presentation/documentPages.ts';
import { readDemo } from '../../support/readDemo.ts';

const pages = Object.entries(DOCUMENT_PAGES);

/** Whether a screen reads each parameter of an address. */
function isRead(address: string): boolean {
  const { pathname, search, searchParams } = new URL(address, 'https://fair.example');
  const codec = urlStates.find(({ codec }) => codec.read({ pathname, search }) !== undefined)?.codec;
  return [...searchParams.keys()].every((name) => codec?.params.includes(name));
}

test.each(pages)('a document of the type %s has a page of the site', (_type, page) => {
  const address = documentAddress(page, 'a-slug') ?? '';
  expect(isPage(address, [])).toBe(true);
  expect(isRead(address)).toBe(true);
});

test('an address that the site does not have is found', () => {
  expect(isPage('/no/such/screen', [])).toBe(false);
  expect(isRead('/feed?article=a-slug')).toBe(false);
});

test('a document has no page before it has a slug, unless the screen shows it anyway', () => {
  const { place, faq } = DOCUMENT_PAGES;
  expect(place && documentAddress(place, undefined)).toBeUndefined();
  expect(faq && documentAddress(faq, undefined)).toBe('/faq');
  expect(place && documentAddress(place, 'a/b?c')).toBe('/marketplace/a%2Fb%3Fc');
});

test('the types are those of the content', () => {
  const stored = new Set(readDemo().map(({ _type }) => _type));
  expect(pages.map(([type]) => type).filter((type) => !stored.has(type))).toEqual([]);
});
