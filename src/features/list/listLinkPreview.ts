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
  /** Number of all items under letter and search; undefined while it is unknown. */
  matches: number | undefined;
  /** Number of the category's items; undefined while it is unknown. */
  total: number | undefined;
  toCard(item: Item): CardModel;
}

/** What the picture of a list screen shows. */
export function listLinkPreview<Item extends { name: string }>(list: List<Item>): LinkPreviewContent {
  const { title, noun, filters, items, matches, total, toCard } = list;
  const { category, letter, search } = filters;
  // Folded: what finds the same has the same picture, however it is written.
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
