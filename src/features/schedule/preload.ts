import type { AppDispatch } from '#content/store.ts';
import { eventApi } from '#content/festival/api.ts';
import { event } from '#content/event/index.ts';
import { facetsApi } from '#content/facet/api.ts';
import { filterFacets } from '#content/facet/filterFacets.ts';
import type { Preload } from '#features/feature.ts';
import { preloadViews } from '#features/saved-views/index.ts';
import { scheduleApi } from '#content/event/api.ts';
import { festivalTime } from '#content/festival/festivalTime.ts';
import { i18nOfExtra } from '#lib/i18n/i18n.ts';
import { isContentError } from '#lib/errors/contentError.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { loadScheduleChips } from './loadScheduleChips.ts';
import { countChosen } from './model/countChosen.ts';
import { foldTexts, isSearched } from './model/searchTexts.ts';
import { DEFAULT_FILTERS, SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from './model/filters.ts';

/**
 * Loads the schedule, descriptions if the search needs them, and the code of the chips.
 *
 * @param params.slug the event whose dialog is open over the schedule.
 * @param isWhole whether a page is rendered: the data of a large schedule's page is then prepared as well.
 */
export const preloadSchedule: Preload = async (dispatch, address, { slug }, isWhole) => {
  const filters = scheduleCodec.read(address) ?? DEFAULT_FILTERS;
  const { getSchedule, getScheduleTexts } = scheduleApi.endpoints;
  const request = dispatch(getSchedule.initiate(undefined, { subscribe: false }));
  const facetsRequest = dispatch(facetsApi.endpoints.getFacets.initiate(undefined, { subscribe: false }));
  const chips = countChosen(filters) > 0 ? loadScheduleChips().catch(() => undefined) : undefined;
  await Promise.all([preloadViews(dispatch), chips]);
  const texts = isSearched(filters)
    ? await dispatch(getScheduleTexts.initiate(undefined, { subscribe: false }))
    : undefined;
  const { data: events } = await request;
  if (!isWhole || !events) return;
  const { data: facets } = await facetsRequest;
  const { data: festival } = await dispatch(
    eventApi.endpoints.getEvent.initiate(undefined, { subscribe: false }),
  );
  const { keepRendered, renderSchedule } = await import(
    /* webpackChunkName: "render-schedule" */ './keepRendered.ts'
  );
  const rendered = renderSchedule(
    events,
    filters,
    festivalTime(festival),
    {
      texts: texts?.data && foldTexts(texts.data),
      facets: filterFacets(facets ?? [], event.type),
      isCovered: slug !== undefined,
    },
    dispatch((_dispatch: unknown, _getState: unknown, extra: unknown) => i18nOfExtra(extra)),
  );
  if (rendered) keepRendered(dispatch, filters, rendered);
};

/**
 * Loads an event.
 *
 * @returns the filtered schedule's URL if the event does not exist.
 */
export async function preloadEvent(
  dispatch: AppDispatch,
  slug: string,
  filters: ScheduleFilters,
): Promise<string | undefined> {
  const { error } = await dispatch(
    scheduleApi.endpoints.getScheduleEvent.initiate({ slug }, { subscribe: false }),
  );
  if (!isContentError(error) || error.kind !== 'not-found') return undefined;
  return addressText(scheduleCodec.write(filters, { pathname: SCHEDULE_PATH, search: '' }));
}

/** Loads the schedule and the content of its dialogs, for the service worker to store. */
export function preloadOffline(dispatch: AppDispatch): void {
  dispatch(scheduleApi.util.prefetch('getSchedule', undefined, {}));
  dispatch(scheduleApi.util.prefetch('getWholeEvents', undefined, {}));
}
