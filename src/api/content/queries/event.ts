import { eventSchema } from '#lib/model/event.ts';
import { navigationSchema } from '#lib/model/navigation.ts';
import { siteSettingsSchema } from '#lib/model/siteSettings.ts';
import type { ContentQuery } from '../contentQuery.ts';

/** The GROQ expression of the festival itself. */
export const EVENT = '*[_type == "event" && _id == $eventId][0]';

export function getEvent(): ContentQuery {
  return { groq: EVENT, schema: eventSchema };
}

export function getNavigation({ name }: { name: string }): ContentQuery {
  return {
    groq: `coalesce(
      *[_type == "navigation" && eventInstance._ref == $eventId && name == $name][0],
      *[_type == "navigation" && eventInstance._ref == $eventId] | order(_createdAt asc) [0],
      {"_id": "none", "navigationItems": []}
    )`,
    params: { name },
    schema: navigationSchema,
  };
}

export function getSiteSettings(): ContentQuery {
  // An event without settings shows the defaults; that is no error.
  return { groq: 'coalesce(*[_type == "siteSettings"][0], {})', schema: siteSettingsSchema };
}
