import * as z from 'zod/mini';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { eventSchema } from './schema.ts';
import { navigationSchema } from './navigationSchema.ts';
import { siteSettingsSchema } from './siteSettingsSchema.ts';
import { toMenu } from './menuItems.ts';
import type { ContentQuery } from '../client/contentQuery.ts';

/** The GROQ expression of the festival itself. */
export const EVENT = '*[_type == "event" && _id == $eventId][0]';

export function getEvent(): ContentQuery {
  return { groq: EVENT, schema: eventSchema };
}

export const languagesSchema = z.object({ languages: lenientList(filledText), locale: lenient(filledText) });

/** The languages that the festival's addresses are in; an event that does not exist has one. */
export function getLanguages(): ContentQuery {
  return { groq: `coalesce(${EVENT} {languages, locale}, {})`, schema: languagesSchema };
}

const OF_EVENT = 'eventInstance._ref == $eventId';
/**
 * The statuses that visitors see, of any kind. It is written out because the kinds' definitions would add bytes to
 * every page.
 */
const IS_SHOWN = `${OF_EVENT} && status in ["active", "featured", "published"]`;
const EVENTS = `_type == "scheduleEvent" && ${IS_SHOWN}`;
/** A schedule with more events is large. */
const LARGE_SCHEDULE = 200;
/** For each screen that needs content, the GROQ filter of that content. */
const CONTENT = [
  ['/lineup', `_type == "performer" && ${IS_SHOWN}`],
  ['/marketplace', `_type == "place" && ${IS_SHOWN}`],
  ['/schedule', EVENTS],
  ['/feed', `_type == "feedItem" && ${IS_SHOWN}`],
  ['/map', '_type == "mapEvent"'],
  ['/faq', `_type == "faq" && ${OF_EVENT}`],
];
const SCREENS = CONTENT.map(([path, documents]) => `select(count(*[${documents}]) > 0 => "${path}")`);

/** The menu of a placement as it is stored. */
export function getNavigation({ name }: { name: string }): ContentQuery {
  return {
    groq: `coalesce(
      *[_type == "navigation" && eventInstance._ref == $eventId && name == $name][0],
      *[_type == "navigation" && eventInstance._ref == $eventId] | order(_createdAt asc) [0],
      {"_id": "none", "navigationItems": []}
    ) {..., "screens": [${SCREENS.join()}][defined(@)], "hasLargeSchedule": count(*[${EVENTS}]) > ${LARGE_SCHEDULE}}`,
    params: { name },
    schema: navigationSchema,
  };
}

/** The menu of a placement as visitors see it. */
export function getMenu({ name }: { name: 'home' | 'footer' }): ContentQuery {
  const place = name === 'home' ? 'main' : 'footer';
  return {
    ...getNavigation({ name }),
    schema: z.pipe(
      navigationSchema,
      z.transform((navigation) => toMenu(navigation, place)),
    ),
  };
}

export function getSiteSettings(): ContentQuery {
  // An event without settings uses the defaults; that is no error.
  return { groq: 'coalesce(*[_type == "siteSettings"][0], {})', schema: siteSettingsSchema };
}
