import { type FestivalEvent, eventSchema } from '../../lib/model/event';
import { type Navigation, navigationSchema } from '../../lib/model/navigation';
import { type SiteSettings, siteSettingsSchema } from '../../lib/model/siteSettings';
import { contentApi } from './contentApi';

/** What the whole site needs to know about the festival. */
export const eventApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getEvent: build.query<FestivalEvent, void>({
      query: () => ({ groq: '*[_type == "event" && _id == $eventId][0]', schema: eventSchema }),
    }),
    /** The menu of a placement. An event with one menu uses it for all; one with none has an empty menu. */
    getNavigation: build.query<Navigation, { name: 'home' | 'footer' }>({
      query: ({ name }) => ({
        groq: `coalesce(
          *[_type == "navigation" && eventInstance._ref == $eventId && name == $name][0],
          *[_type == "navigation" && eventInstance._ref == $eventId] | order(_createdAt asc) [0],
          {"_id": "none", "navigationItems": []}
        )`,
        params: { name },
        schema: navigationSchema,
      }),
    }),
    getSiteSettings: build.query<SiteSettings, void>({
      // An event without settings shows the defaults; that is no error.
      query: () => ({ groq: 'coalesce(*[_type == "siteSettings"][0], {})', schema: siteSettingsSchema }),
    }),
  }),
});

export const { useGetEventQuery, useGetNavigationQuery, useGetSiteSettingsQuery } = eventApi;
