/** Texts of a saved view. */
export const MESSAGES = {
  loading: 'Loading List',
  failed: 'Failed to Load List',
  failedDetail: 'We could not load this list. Please try again later.',
  items: 'items',
  empty: 'Nothing here yet',
  emptyDetail: 'This list is empty right now.',
};

/** The link from a view to its list, where the filters can be changed. */
export function openText(list: string | undefined): string {
  return `Open in ${list ?? 'the list'}`;
}
