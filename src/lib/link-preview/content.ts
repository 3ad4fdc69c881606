/** The content of a page's picture in link previews. */
export interface LinkPreviewContent {
  /**
   * An unfiltered screen gets the festival's picture, if there is one. For a filtered list, previews use title and text
   * as well, because the document's title does not contain filters in the query string.
   */
  about: 'screen' | 'filtered list' | 'item';
  title: string;
  /** Below the title: time and place, or a count. */
  text?: string | undefined;
  /** URLs of originals, the first ones are used. */
  pictures: readonly (string | undefined)[];
}

interface ListContent {
  /** The list's name. */
  title: string;
  /** The values of the filters that are set, as a visitor reads them. */
  filters: readonly (string | undefined)[];
  pictures: readonly (string | undefined)[];
  /** Number of the matching items; undefined while it is unknown. */
  count: number | undefined;
  /** `4 places`. */
  countText(count: number): string;
}

/**
 * The content of a list's picture. Filters that match nothing are not shown, because anybody can write such an address.
 *
 * @returns `Comics · “moon” · Marketplace` with `4 places`.
 */
export function listContent({ title, filters, pictures, count, countText }: ListContent): LinkPreviewContent {
  const parts = filters.filter((filter) => filter !== undefined);
  if (count === 0 || pictures.length === 0) return { about: 'screen', title, pictures: [] };
  return {
    about: parts.length > 0 ? 'filtered list' : 'screen',
    title: [...parts, title].join(' · '),
    text: count === undefined ? undefined : countText(count),
    pictures,
  };
}
