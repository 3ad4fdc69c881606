/** The orders in which the desk can list documents. */
export const BY_NAME = { name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' as const }] };
export const BY_TITLE = {
  name: 'title',
  title: 'Title',
  by: [{ field: 'title', direction: 'asc' as const }],
};
export const NEWEST_FIRST = {
  name: 'newest',
  title: 'Newest first',
  by: [{ field: '_createdAt', direction: 'desc' as const }],
};
export const BY_STATUS = {
  name: 'status',
  title: 'Status',
  by: [{ field: 'status', direction: 'asc' as const }],
};
export const BY_ORDER = {
  name: 'order',
  title: 'Order',
  by: [{ field: 'order', direction: 'asc' as const }],
};
export const BY_POSITION = {
  name: 'position',
  title: 'Position',
  by: [{ field: 'displayOrder', direction: 'asc' as const }],
};
