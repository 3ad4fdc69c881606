import type { AppDispatch } from '#content/store.ts';
import { savedViewsApi } from '#content/saved-view/api.ts';
import { notFound } from '#features/not-found/index.ts';
import type { Feature, Preload } from '#features/feature.ts';
import { isContentError } from '#lib/errors/contentError.ts';
import type { SavedView } from '#content/saved-view/schema.ts';
import { listHref, listOf } from './model/viewLists.ts';

/** A base for parsing addresses. */
const SITE = 'https://in.site';

/** Loads a view and the items that it lists. Redirects to the not-found page if the view does not exist. */
export const preloadView: Preload = async (dispatch, _address, { alias: slug = '' }, isWhole, features) => {
  const { data: view, error } = await dispatch(
    savedViewsApi.endpoints.getSavedView.initiate({ slug }, { subscribe: false }),
  );
  if (isContentError(error) && error.kind === 'not-found') return notFound.path;
  if (view) await preloadListOf(dispatch, view, isWhole, features);
  return undefined;
};

/** Loads a view and its items for a module on another screen. */
export async function preloadViewById(
  dispatch: AppDispatch,
  id: string,
  features: readonly Feature[],
): Promise<void> {
  const { data: view } = await dispatch(
    savedViewsApi.endpoints.getSavedViewById.initiate({ id }, { subscribe: false }),
  );
  if (view) await preloadListOf(dispatch, view, true, features);
}

/** Loads the list that a view shows. An unknown category is ignored. */
async function preloadListOf(
  dispatch: AppDispatch,
  view: SavedView,
  isWhole: boolean,
  features: readonly Feature[],
): Promise<void> {
  const list = view.items.length > 0 ? undefined : listOf(features, view.address);
  if (!list || !view.address) return;
  const loaded = list.load();
  const preload = (href: string) => list.preload?.(dispatch, new URL(href, SITE), {}, isWhole, features);
  const valid = await preload(listHref(list, view.address));
  if (valid !== undefined) await preload(valid);
  await loaded;
}
