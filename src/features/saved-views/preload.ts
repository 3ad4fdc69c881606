import type { AppDispatch } from '#content/store.ts';
import { savedViewsApi } from '#content/saved-view/api.ts';
import { notFound } from '#features/not-found/index.ts';
import { isContentError } from '#lib/errors/contentError.ts';
import type { SavedView } from '#content/saved-view/schema.ts';
import { listHref, listOf } from './model/viewLists.ts';

/** A base for parsing addresses. */
const SITE = 'https://in.site';

/**
 * Loads a view and the items that it lists.
 *
 * @param isWhole whether to load everything that the page shows.
 * @returns the not-found page's URL if the view does not exist.
 */
export async function preloadView(
  dispatch: AppDispatch,
  slug: string,
  isWhole: boolean,
): Promise<string | undefined> {
  const { data: view, error } = await dispatch(
    savedViewsApi.endpoints.getSavedView.initiate({ slug }, { subscribe: false }),
  );
  if (isContentError(error) && error.kind === 'not-found') return notFound.path;
  if (view) await preloadListOf(dispatch, view, isWhole);
  return undefined;
}

/** Loads a view and its items for a module on another screen. */
export async function preloadViewById(dispatch: AppDispatch, id: string): Promise<void> {
  const { data: view } = await dispatch(
    savedViewsApi.endpoints.getSavedViewById.initiate({ id }, { subscribe: false }),
  );
  if (view) await preloadListOf(dispatch, view, true);
}

/** Loads the list that a view shows. An unknown category is ignored. */
async function preloadListOf(dispatch: AppDispatch, view: SavedView, isWhole: boolean): Promise<void> {
  const list = view.items.length > 0 ? undefined : listOf(view.address);
  if (!list?.preload || !view.address) return;
  const loaded = list.load();
  const valid = await list.preload(dispatch, new URL(listHref(list, view.address), SITE), {}, isWhole);
  if (valid !== undefined) await list.preload(dispatch, new URL(valid, SITE), {}, isWhole);
  await loaded;
}
