import type { ScheduleEvent, ScheduleEventSummary, ScheduleText } from '#lib/model/scheduleEvent.ts';
import type { RenderedSchedule } from '#lib/schedule/renderedSchedule.ts';
import { contentApi } from './contentApi.ts';

const queries = () => import(/* webpackChunkName: "schedule-queries" */ './queries/schedule.ts');

export const scheduleApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The whole schedule; events that start together stand in the order of their titles. */
    getSchedule: build.query<readonly ScheduleEventSummary[], void>({
      query: () => async () => (await queries()).getSchedule(),
    }),
    /** What the descriptions of its events say, for search. */
    getScheduleTexts: build.query<readonly ScheduleText[], void>({
      query: () => async () => (await queries()).getScheduleTexts(),
    }),
    /** What the page of a large schedule brings along, by its filters; written on Node, and never asked for. */
    getRenderedSchedule: build.query<RenderedSchedule, object>({
      queryFn: () => ({ error: { kind: 'not-found', message: 'not rendered' } }),
    }),
    /** Of several events with one alias the first that was created. */
    getScheduleEvent: build.query<ScheduleEvent, { slug: string }>({
      query: (arg) => async () => (await queries()).getScheduleEvent(arg),
    }),
    /** Events with what their dialogs show, for the service worker to keep; no screen asks for all of them. */
    getWholeEvents: build.query<readonly ScheduleEvent[], void>({
      query: () => async () => (await queries()).getWholeEvents(),
    }),
  }),
});

export const { useGetScheduleQuery, useGetScheduleTextsQuery, useGetScheduleEventQuery } = scheduleApi;

/** What the page brought of the schedule as these filters show it; undefined where it brought the whole, or nothing. */
export function useRenderedSchedule(filters: object): RenderedSchedule | undefined {
  return scheduleApi.endpoints.getRenderedSchedule.useQueryState(filters).currentData;
}

/** A page's entries without those that it holds as `getRenderedSchedule`, and for the rest as HTML. */
export function withoutRendered<Entry extends { endpointName?: string | undefined }>(
  entries: [string, Entry][],
): [string, Entry][] {
  const isNamed = (name: keyof typeof scheduleApi.endpoints) => (entry: [string, Entry]) =>
    entry[1].endpointName === name;
  if (!entries.some(isNamed('getRenderedSchedule'))) return entries;
  const [isSchedule, isTexts] = [isNamed('getSchedule'), isNamed('getScheduleTexts')];
  return entries.filter((entry) => !isSchedule(entry) && !isTexts(entry));
}
