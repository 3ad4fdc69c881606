import { event } from './index.ts';
import { performer } from '../performer/index.ts';
import { boothsWhere } from '../map/placeBooths.ts';
import { place } from '../place/index.ts';
import { shownOf } from '../kind.ts';
import {
  type ScheduleEvent,
  scheduleEventSchema,
  scheduleEventSummarySchema,
  scheduleTextSchema,
} from './schema.ts';
import { isTextBlock, plainText } from '#lib/rich-text/textBlock.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { FACETS } from '../facet/chosenSchema.ts';
import type { LiveContent } from '../live/liveContent.ts';
import { OLDEST_FIRST, aliasAmong } from '../client/addresses.ts';
import {
  type Items,
  PERFORMER_NAME,
  asset,
  documentList,
  lowerText,
  referredList,
  translated,
  withKey,
} from '../groq.ts';
import { itemQuery } from '../lists/items.ts';

const SHOWN_EVENTS = shownOf(event);
const SHOWN_PERFORMERS = shownOf(performer);

/** The GROQ expression of the alias in an event's address. */
const EVENT_ALIAS = aliasAmong(SHOWN_EVENTS);

const TEXT = `pt::text(${translated('description')})`;

/** Limits the download of every visitor: this many events take about 70 kB compressed. */
const MAX_WHOLE_EVENTS = 500;

/**
 * A performer that is hidden has no address. A performer that is stored inline, not as a reference, has the address of
 * the performer with the same alias in the lineup.
 */
const PERFORMER_ALIAS = `select(
    ${SHOWN_PERFORMERS} => ${aliasAmong(SHOWN_PERFORMERS)},
    !defined(_createdAt) && alias.current in *[${SHOWN_PERFORMERS}].alias.current => alias
  )`;

/** The GROQ expression of an event's performers. */
export const EVENT_PERFORMERS = referredList(
  'eventPerformer',
  `_id, "name": ${PERFORMER_NAME}, "alias": ${PERFORMER_ALIAS}`,
);

/**
 * The GROQ expression of an event's stages, whatever their status: a place with a status that the marketplace hides may
 * still be a stage.
 */
const EVENT_PLACES = referredList(
  'eventPlace',
  `name, locationName, order${withKey('coalesce(locationName, name)')}`,
);

const SUMMARY_FIELDS = `_id, title, "alias": ${EVENT_ALIAS}, startsAt, endsAt,
  "image": ${asset('image')},
  "eventPlace": ${EVENT_PLACES},
  "eventPerformer": ${EVENT_PERFORMERS},
  "categories": ${referredList('categories', `_id, name, type${withKey('name')}`, '[coalesce(@->type, type) != "place"]')}, ${FACETS}`;

/** The GROQ expression of a performer's sessions, for use in a projection of that performer. */
export const PERFORMER_SESSIONS = `*[${SHOWN_EVENTS} && (
    ^._id in eventPerformer[]._ref || ^.alias.current in eventPerformer[].alias.current
  )] {_id, title, "alias": ${EVENT_ALIAS}, startsAt, endsAt, "eventPlace": ${EVENT_PLACES}}`;

export function getSchedule(): ContentQuery {
  return {
    groq: `*[${SHOWN_EVENTS}] | order(startsAt asc, ${lowerText('title')} asc, _createdAt asc, _id asc) {${SUMMARY_FIELDS}}`,
    schema: documentList(scheduleEventSummarySchema),
  };
}

/** The GROQ expression of the booths of an event's stages. */
const BOOTHS = boothsWhere(
  'count(^.eventPlace[_ref in ^.booths[].place._ref]) > 0',
  'place._ref in ^.^.eventPlace[]._ref',
);

export const SCHEDULE_EVENTS: Items = {
  shown: SHOWN_EVENTS,
  name: 'title',
  fields: `${SUMMARY_FIELDS}, mediaCaption, description, buttonLabel, buttonURL`,
  schema: scheduleEventSchema,
};

export const LIVE_SCHEDULE: LiveContent = {
  types: [event.type, place.type, performer.type],
  shown: SHOWN_EVENTS,
  fields: SUMMARY_FIELDS,
  schema: scheduleEventSummarySchema,
  endpoints: { rows: 'getSchedule', item: 'getScheduleEvent' },
};

export function getWholeEvents(): ContentQuery {
  return {
    groq: `*[${SHOWN_EVENTS}] | ${OLDEST_FIRST} [0...${MAX_WHOLE_EVENTS}] {${SCHEDULE_EVENTS.fields}}`,
    schema: documentList(scheduleEventSchema),
  };
}

export function getScheduleTexts(): ContentQuery {
  const find = (events: unknown) =>
    (events as readonly ScheduleEvent[]).map(({ _id, description }) => ({
      _id,
      text: description.filter(isTextBlock).map(plainText).join('\n\n'),
    }));
  return {
    groq: `*[${SHOWN_EVENTS} && length(${TEXT}) > 0] {_id, "text": ${TEXT}}`,
    schema: documentList(scheduleTextSchema),
    fallback: { query: getWholeEvents(), find },
  };
}

export function getScheduleEvent({ slug }: { slug: string }): ContentQuery {
  const find = (events: unknown) =>
    (events as readonly ScheduleEvent[]).find(({ alias }) => alias?.current === slug);
  // Only for one event: it would take long for all of them.
  const withBooths = { ...SCHEDULE_EVENTS, fields: `${SCHEDULE_EVENTS.fields}, "booths": ${BOOTHS}` };
  return { ...itemQuery(withBooths, slug), fallback: { query: getWholeEvents(), find } };
}
