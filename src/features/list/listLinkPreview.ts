import { facetTexts } from '#content/facet/facetTexts.ts';
import type { Facet } from '#content/facet/schema.ts';
import type { Listed } from '#content/lists/allNames.ts';
import type { CardModel } from '#lib/cards/cardModel.ts';
import { facetTest } from '#lib/facets/matchFacets.ts';
import { filterOptions } from '#lib/filtering/filterKey.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import { ALL_LETTERS } from '#lib/filtering/letters.ts';
import { filterByName, indexNames } from '#lib/filtering/nameIndex.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { type LinkPreviewContent, listContent } from '#lib/link-preview/content.ts';

interface List<Item> {
  title: string;
  filters: ListFilters;
  categories: readonly { name: string }[] | undefined;
  /** The facets that the list can be filtered by. */
  facets: readonly Facet[];
  /** The loaded items. */
  items: readonly Item[];
  /** The number of items that match letter, search and facets; undefined while unknown. */
  matches: number | undefined;
  /** The number of items in the category; undefined while unknown. */
  total: number | undefined;
  countText(count: number): string;
  toCard(item: Item): CardModel;
  /** The language of the page. Default: English. */
  i18n: I18n;
}

/** The content of a list screen's picture in link previews. */
export function listLinkPreview<Item extends Pick<Listed, 'name' | 'facets'>>(
  list: List<Item>,
): LinkPreviewContent {
  const { title, countText, filters, items, matches, total, toCard } = list;
  const { category, letter, search, facets: chosen } = filters;
  // Folded, so that searches with the same result have the same picture.
  const wanted = foldText(search);
  const hasFacets = facetTest(chosen, list.facets);
  const hasClientFilters = letter !== ALL_LETTERS || wanted !== '' || Object.keys(chosen).length > 0;
  return listContent({
    title,
    countText,
    filters: [
      filterOptions(list.categories ?? []).find(({ key }) => key === category)?.name,
      letter === ALL_LETTERS ? undefined : letter,
      wanted === '' ? undefined : `“${wanted}”`,
      ...facetTexts(chosen, list.facets, list.i18n),
    ],
    pictures: filterByName(indexNames(items, list.i18n.language), filters)
      .filter((item) => hasFacets(item.facets))
      .map((item) => toCard(item).picture),
    count: hasClientFilters ? matches : total,
  });
}
