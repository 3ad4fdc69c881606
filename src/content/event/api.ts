import type { ScheduleEvent, ScheduleEventSummary, ScheduleText } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';

const queries = () => import(/* webpackChunkName: "schedule-queries" */ './queries.ts');

export const scheduleApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The whole schedule. Events with the same start are ordered by title. */
    getSchedule: build.query<readonly ScheduleEventSummary[], void>({
      query: () => async () => (await queries()).getSchedule(),
    }),
    /** The descriptions of all events as plain text, for search. */
    getScheduleTexts: build.query<readonly ScheduleText[], void>({
      query: () => async () => (await queries()).getScheduleTexts(),
    }),
    /** If several events share an alias, the slug itself opens the one that was created first. */
    getScheduleEvent: build.query<ScheduleEvent, { slug: string }>({
      query: (arg) => async () => (await queries()).getScheduleEvent(arg),
    }),
    /** Events with the content of their dialogs, for the service worker to store. No screen requests all of them. */
    getWholeEvents: build.query<readonly ScheduleEvent[], void>({
      query: () => async () => (await queries()).getWholeEvents(),
    }),
  }),
});

export const { useGetScheduleQuery, useGetScheduleTextsQuery, useGetScheduleEventQuery } = scheduleApi;
