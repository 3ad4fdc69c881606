import type { FestivalEvent } from './schema.ts';
import type { SiteSettings } from './siteSettingsSchema.ts';
import type { Menu } from './menu.ts';
import { contentApi } from '../client/contentApi.ts';

const queries = () => import(/* webpackChunkName: "content-client" */ './queries.ts');

/** Queries about the festival that every screen needs. */
export const eventApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getEvent: build.query<FestivalEvent, void>({
      query: () => async () => (await queries()).getEvent(),
    }),
    /**
     * The menu of a placement. An event with one menu uses it everywhere. An event without a menu gets the site's own.
     */
    getMenu: build.query<Menu, { name: 'home' | 'footer' }>({
      query: (arg) => async () => (await queries()).getMenu(arg),
    }),
    getSiteSettings: build.query<SiteSettings, void>({
      query: () => async () => (await queries()).getSiteSettings(),
    }),
  }),
});

export const { useGetEventQuery, useGetMenuQuery, useGetSiteSettingsQuery } = eventApi;

/** The festival, for parts within the shell, which requests it: they need no subscription of their own. */
export const { useQueryState: useEventState } = eventApi.endpoints.getEvent;
