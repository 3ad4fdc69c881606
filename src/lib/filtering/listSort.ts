/** The orders in which a list can be read, the default first. The service sorts, so that page one is right. */
export const LIST_SORTS = ['name', 'name-desc', 'recent', 'featured'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** The orders as a visitor chooses them. */
export const SORT_OPTIONS: readonly { key: ListSort; name: string }[] = [
  { key: 'name', name: 'By Name (A-Z)' },
  { key: 'name-desc', name: 'By Name (Z-A)' },
  { key: 'recent', name: 'Recently Added' },
  { key: 'featured', name: 'Most Featured' },
];
