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
    /** The descriptions of its events as plain text, for search. */
    getScheduleTexts: build.query<readonly ScheduleText[], void>({
      query: () => async () => (await queries()).getScheduleTexts(),
    }),
    /** The part of a large schedule that its page was rendered with, by filters; written on Node, never requested. */
    getRenderedSchedule: build.query<RenderedSchedule, object>({
      queryFn: () => ({ error: { kind: 'not-found', message: 'not rendered' } }),
    }),
    /** Of several events with one alias the first that was created. */
    getScheduleEvent: build.query<ScheduleEvent, { slug: string }>({
      query: (arg) => async () => (await queries()).getScheduleEvent(arg),
    }),
    /** Events with what their dialogs show, for the service worker to store; no screen requests all of them. */
    getWholeEvents: build.query<readonly ScheduleEvent[], void>({
      query: () => async () => (await queries()).getWholeEvents(),
    }),
  }),
});

export const { useGetScheduleQuery, useGetScheduleTextsQuery, useGetScheduleEventQuery } = scheduleApi;

/** The rendered part of the schedule under these filters; undefined where the page has the whole, or nothing. */
export function useRenderedSchedule(filters: object): RenderedSchedule | undefined {
  return scheduleApi.endpoints.getRenderedSchedule.useQueryState(filters).currentData;
}

/** The chunks that load the schedule itself, for a page that has only a part of it. */
export const QUERY_CHUNKS = ['content-client', 'sanity-client', 'schedule-queries'] as const;

/** The cache entries without the schedule itself, where the page has `getRenderedSchedule` in its place. */
export function withoutRendered<Entry extends { endpointName?: string | undefined }>(
  entries: [string, Entry][],
): [string, Entry][] {
  const isNamed = (name: keyof typeof scheduleApi.endpoints) => (entry: [string, Entry]) =>
    entry[1].endpointName === name;
  if (!entries.some(isNamed('getRenderedSchedule'))) return entries;
  const [isSchedule, isTexts] = [isNamed('getSchedule'), isNamed('getScheduleTexts')];
  return entries.filter((entry) => !isSchedule(entry) && !isTexts(entry));
}
