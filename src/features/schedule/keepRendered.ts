import type { AppDispatch } from '#content/store.ts';
import { contentApi } from '#content/client/contentApi.ts';
import type { RenderedSchedule } from '#content/event/renderedSchedule.ts';
import type { ScheduleFilters } from './model/filters.ts';
import { RENDERED_SCHEDULE, renderedKey } from './renderedSchedule.ts';

export { renderSchedule } from './model/renderSchedule.ts';

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
