import type { ContentState } from '#content/client/contentApi.ts';
import type { RenderedSchedule } from '#content/event/renderedSchedule.ts';
import type { ScheduleFilters } from './model/filters.ts';

/** The endpoint of the part of a large schedule that a page was rendered with. It exists only on Node. */
export const RENDERED_SCHEDULE = 'getRenderedSchedule';

/** The rendered part of the schedule for these filters; undefined if the page has the whole schedule, or none of it. */
export function selectRenderedSchedule(
  { content }: ContentState,
  filters: ScheduleFilters,
): RenderedSchedule | undefined {
  return content.queries[renderedKey(filters)]?.data as RenderedSchedule | undefined;
}

/** The key of the rendered part's cache entry. */
export function renderedKey(filters: ScheduleFilters): string {
  return RENDERED_SCHEDULE + JSON.stringify(filters);
}
