import { FALLBACK_MENU } from '#content/festival/fallbackMenu.ts';
import { searchDocuments } from '#features/search/engine/searchDocuments.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

test('the site’s own screens are searched by their names in the page’s language', () => {
  const i18n = { ...i18nOf('de'), t: ({ id }: { id: string }) => `in German: ${id}` };
  const names = searchDocuments([], [FALLBACK_MENU], [], i18n).map(({ name }) => name);
  expect(names).toHaveLength(FALLBACK_MENU.items.length);
  expect(names).toContain('in German: festival.screenMarketplace');
});
