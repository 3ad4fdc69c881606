export { createListFeature, itemRoute, listRoutes } from './createListFeature.ts';
export { createListPreload } from './createListPreload.ts';
export { createResults } from './createResults.tsx';
export type { List, ListDialogProps } from './list.ts';
export { neighboursOf } from './neighboursOf.ts';
export { ListPage } from './ListPage.tsx';
export { createListServer } from './server.ts';
