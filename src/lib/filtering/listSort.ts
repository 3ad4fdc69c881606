/** Sort orders of lists, the default first. The service sorts, so that page one is correct. */
export const LIST_SORTS = ['name', 'name-desc', 'recent', 'featured'] as const;
export type ListSort = (typeof LIST_SORTS)[number];
