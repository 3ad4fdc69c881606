import type { ContentState } from '#content/client/contentApi.ts';
import type { RenderedSchedule } from '#content/event/renderedSchedule.ts';
import type { ScheduleFilters } from './model/filters.ts';

/** The endpoint of the part of a large schedule that its page was rendered with. Only Node has it. */
export const RENDERED_SCHEDULE = 'getRenderedSchedule';

/** The rendered part of the schedule under these filters; undefined where the page has the whole, or nothing. */
export function selectRenderedSchedule(
  { content }: ContentState,
  filters: ScheduleFilters,
): RenderedSchedule | undefined {
  return content.queries[renderedKey(filters)]?.data as RenderedSchedule | undefined;
}

/** The key of its cache entry. */
export function renderedKey(filters: ScheduleFilters): string {
  return RENDERED_SCHEDULE + JSON.stringify(filters);
}
