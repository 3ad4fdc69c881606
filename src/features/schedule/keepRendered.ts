import type { AppDispatch } from '#content/store.ts';
import { contentApi } from '#content/client/contentApi.ts';
import type { RenderedSchedule } from '#content/event/renderedSchedule.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { type I18n, i18nOf } from '#lib/i18n/i18n.ts';
import { documentAttributes } from '#lib/rendering/documentAttributes.ts';
import type { ScheduleFilters } from './model/filters.ts';
import { RENDERED_SCHEDULE, renderedKey } from './renderedSchedule.ts';

export { renderSchedule } from './model/renderSchedule.ts';

/** The texts of the page that is being rendered. */
export function textsOf(festival: FestivalEvent | undefined): I18n['t'] {
  return i18nOf(documentAttributes(festival ?? {}).html.lang).t;
}

const renderedApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    [RENDERED_SCHEDULE]: build.query<RenderedSchedule, ScheduleFilters>({
      queryFn: () => ({ error: { kind: 'not-found', message: 'not rendered' } }),
      serializeQueryArgs: ({ queryArgs }) => renderedKey(queryArgs),
    }),
  }),
});

/** Writes the rendered part of the schedule into the cache, so that it is sent with the page's state. */
export function keepRendered(dispatch: AppDispatch, filters: ScheduleFilters, value: RenderedSchedule): void {
  dispatch(renderedApi.util.upsertQueryEntries([{ endpointName: RENDERED_SCHEDULE, arg: filters, value }]));
}
