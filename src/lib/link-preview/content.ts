/** What a page's picture in link previews shows. */
export interface LinkPreviewContent {
  /**
   * A screen as such gets the festival's picture, where there is one. For a filtered list, previews use title and text
   * too: filters in the query string are not in the document's title.
   */
  about: 'screen' | 'filtered list' | 'item';
  title: string;
  /** Below the title: time and place, or a count. */
  text?: string | undefined;
  /** URLs of originals, the first ones are used. */
  pictures: readonly (string | undefined)[];
}

interface ListContent {
  /** The list's name and its items, in the plural. */
  title: string;
  noun: string;
  /** The values of the filters that are set, as a visitor reads them. */
  filters: readonly (string | undefined)[];
  pictures: readonly (string | undefined)[];
  /** Number of the matching items; undefined while it is unknown. */
  count: number | undefined;
}

/**
 * What the picture of a list shows. Filters without a match are not named: anybody can write such an address.
 *
 * @returns `Comics · “moon” · Marketplace` with `4 places`.
 */
export function listContent({ title, noun, filters, pictures, count }: ListContent): LinkPreviewContent {
  const parts = filters.filter((filter) => filter !== undefined);
  if (count === 0 || pictures.length === 0) return { about: 'screen', title, pictures: [] };
  return {
    about: parts.length > 0 ? 'filtered list' : 'screen',
    title: [...parts, title].join(' · '),
    text: count === undefined ? undefined : `${count} ${noun}`,
    pictures,
  };
}
