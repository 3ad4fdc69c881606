import type { ScheduleEvent, ScheduleEventSummary } from '../../lib/model/scheduleEvent';
import { contentApi } from './contentApi';

const questions = () => import(/* webpackChunkName: "schedule-queries" */ './questions/schedule');

export const scheduleApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The whole schedule; events that start together stand in the order of their titles. */
    getSchedule: build.query<readonly ScheduleEventSummary[], void>({
      query: () => async () => (await questions()).getSchedule(),
    }),
    /** Of several events with one alias the first that was created. */
    getScheduleEvent: build.query<ScheduleEvent, { slug: string }>({
      query: (arg) => async () => (await questions()).getScheduleEvent(arg),
    }),
    /** Events with what their dialogs show, for the service worker to keep; no screen asks for all of them. */
    getWholeEvents: build.query<readonly ScheduleEvent[], void>({
      query: () => async () => (await questions()).getWholeEvents(),
    }),
  }),
});

export const { useGetScheduleQuery, useGetScheduleEventQuery } = scheduleApi;
