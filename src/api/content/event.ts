import type { FestivalEvent } from '#lib/model/event.ts';
import type { Navigation } from '#lib/model/navigation.ts';
import type { SiteSettings } from '#lib/model/siteSettings.ts';
import { contentApi } from './contentApi.ts';

const queries = () => import(/* webpackChunkName: "content-client" */ './queries/event.ts');

/** What the whole site needs to know about the festival. */
export const eventApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getEvent: build.query<FestivalEvent, void>({
      query: () => async () => (await queries()).getEvent(),
    }),
    /** The menu of a placement. An event with one menu uses it for all; one with none has an empty menu. */
    getNavigation: build.query<Navigation, { name: 'home' | 'footer' }>({
      query: (arg) => async () => (await queries()).getNavigation(arg),
    }),
    getSiteSettings: build.query<SiteSettings, void>({
      query: () => async () => (await queries()).getSiteSettings(),
    }),
  }),
});

export const { useGetEventQuery, useGetNavigationQuery, useGetSiteSettingsQuery } = eventApi;
