// In a module of its own, so that the queries of the maps are loaded without the search.
export { searchWhole as preloadFound } from '#features/search/index.ts';
