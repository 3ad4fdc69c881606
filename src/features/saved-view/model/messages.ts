/** Texts of a saved view. */
export const MESSAGES = {
  loading: 'Loading View',
  failed: 'Failed to Load View',
  failedDetail: 'We could not load this selection. Please try again later.',
  items: 'items',
  empty: 'Nothing here yet',
  emptyDetail: 'This selection has no entries at the moment.',
};

/** The link from a view to its list, where the filters can be changed. */
export function openText(list: string | undefined): string {
  return `Open in ${list ?? 'the list'}`;
}
