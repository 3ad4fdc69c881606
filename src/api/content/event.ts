import { type FestivalEvent, eventSchema } from '../../lib/model/event';
import { type SiteSettings, siteSettingsSchema } from '../../lib/model/siteSettings';
import { contentApi } from './contentApi';

/** What the whole site needs to know about the festival. */
export const eventApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getEvent: build.query<FestivalEvent, void>({
      query: () => ({ groq: '*[_type == "event" && _id == $eventId][0]', schema: eventSchema }),
    }),
    getSiteSettings: build.query<SiteSettings, void>({
      // An event without settings shows the defaults; that is no error.
      query: () => ({ groq: 'coalesce(*[_type == "siteSettings"][0], {})', schema: siteSettingsSchema }),
    }),
  }),
});

export const { useGetEventQuery, useGetSiteSettingsQuery } = eventApi;
