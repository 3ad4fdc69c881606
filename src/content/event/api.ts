import type { ScheduleEvent, ScheduleEventSummary, ScheduleText } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';

const queries = () => import(/* webpackChunkName: "schedule-queries" */ './queries.ts');

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
