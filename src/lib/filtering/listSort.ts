/** Sort orders of lists, the default first. The service sorts, so that page one is correct. */
export const LIST_SORTS = ['name', 'name-desc', 'recent', 'featured'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Sort orders with their labels. */
export const SORT_OPTIONS: readonly { key: ListSort; name: string }[] = [
  { key: 'name', name: 'By Name (A-Z)' },
  { key: 'name-desc', name: 'By Name (Z-A)' },
  { key: 'recent', name: 'Recently Added' },
  { key: 'featured', name: 'Most Featured' },
];
