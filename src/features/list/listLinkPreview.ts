import type { CardModel } from '#lib/cards/cardModel.ts';
import { filterOptions } from '#lib/filtering/filterKey.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import { ALL_LETTERS } from '#lib/filtering/letters.ts';
import { filterByName, indexNames } from '#lib/filtering/nameIndex.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { type LinkPreviewContent, listContent } from '#lib/link-preview/content.ts';

interface List<Item> {
  title: string;
  noun: string;
  filters: ListFilters;
  categories: readonly { name: string }[] | undefined;
  /** The loaded items. */
  items: readonly Item[];
  /** The number of items that match letter and search; undefined while unknown. */
  matches: number | undefined;
  /** The number of items in the category; undefined while unknown. */
  total: number | undefined;
  toCard(item: Item): CardModel;
}

/** The content of a list screen's picture in link previews. */
export function listLinkPreview<Item extends { name: string }>(list: List<Item>): LinkPreviewContent {
  const { title, noun, filters, items, matches, total, toCard } = list;
  const { category, letter, search } = filters;
  // Folded, so that searches with the same result have the same picture.
  const wanted = foldText(search);
  const hasClientFilters = letter !== ALL_LETTERS || wanted !== '';
  return listContent({
    title,
    noun,
    filters: [
      filterOptions(list.categories ?? []).find(({ key }) => key === category)?.name,
      letter === ALL_LETTERS ? undefined : letter,
      wanted === '' ? undefined : `“${wanted}”`,
    ],
    pictures: filterByName(indexNames(items), filters).map((item) => toCard(item).picture),
    count: hasClientFilters ? matches : total,
  });
}
