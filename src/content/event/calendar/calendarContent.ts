import * as z from 'zod/mini';
import { event } from '../index.ts';
import { FACETS, chosenFacetsSchema } from '../../facet/chosenSchema.ts';
import { markLines, marksOf } from '../../facet/marksOf.ts';
import { getFacets } from '../../facet/queries.ts';
import { type Facet, facetSchema } from '../../facet/schema.ts';
import { eventSchema } from '../../festival/schema.ts';
import { mapInTurns } from '#lib/mapInTurns.ts';
import { type ContentLanguages, languagesOf } from '#lib/i18n/pageLanguage.ts';
import { resolveContent } from '#lib/media/resolveContent.ts';
import { isTextBlock, plainText } from '#lib/rich-text/textBlock.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';
import { eventPlaceSchema, scheduleEventSummarySchema } from '../schema.ts';
import { inLanguage } from '../../client/inLanguage.ts';
import { withAddresses } from './eventAddresses.ts';

/**
 * All content that calendars are built from. Events with the same alias are ordered by age, as in all queries of the
 * site. Cancelled events are included, so that subscribers see that they are cancelled.
 */
export const CALENDAR_QUERY = `{
  "festival": *[_type == "event" && _id == $eventId][0]{
    nickname, title, languages, locale, timeZone, dayStartsAt, startDate, endDate, locationName, locationAddress
  },
  "events": *[_type == "scheduleEvent" && eventInstance._ref == $eventId && status in ["active", "canceled"]]
    | order(coalesce(string(_createdAt), "~") asc, _id asc) {
      _id, _updatedAt, title, alias, startsAt, endsAt, status, description,
      ${FACETS},
      "eventPlace": eventPlace[]{...coalesce(@->, @){name, locationName, _updatedAt}}
    },
  "facets": ${inLanguage(getFacets(), {}).groq}
}`;

const languagesSchema = z.pick(eventSchema, { languages: true, locale: true });

const festivalSchema = z.pick(eventSchema, {
  title: true,
  nickname: true,
  languages: true,
  locale: true,
  timeZone: true,
  dayStartsAt: true,
  startDate: true,
  endDate: true,
  locationName: true,
  locationAddress: true,
});

const calendarEventSchema = z.extend(
  z.pick(scheduleEventSummarySchema, {
    _id: true,
    _updatedAt: true,
    alias: true,
    startsAt: true,
    endsAt: true,
  }),
  {
    title: lenient(filledText),
    status: z.enum(['active', 'canceled']),
    description: z.pipe(portableTextSchema, z.transform(textOf)),
    facets: chosenFacetsSchema,
    eventPlace: lenientList(z.extend(eventPlaceSchema, { _updatedAt: lenient(z.string()) })),
  },
);

const resultSchema = z.object({
  festival: lenient(festivalSchema),
  events: z.catch(z.array(z.unknown()), []),
  facets: lenientList(facetSchema),
});

type StoredEvent = z.output<typeof calendarEventSchema> & { address: string | undefined };
export type CalendarEvent = StoredEvent & { title: string };

/** All content that calendars are built from. */
export interface CalendarContent {
  festival: z.output<typeof resultSchema>['festival'];
  events: readonly CalendarEvent[];
}

function textOf(description: z.output<typeof portableTextSchema>): string {
  return description.filter(isTextBlock).map(plainText).join('\n\n');
}

/** The languages of the festival in a result of `CALENDAR_QUERY`. */
export function calendarLanguages(result: unknown): readonly [string, ...string[]] {
  const { festival } = z.parse(z.object({ festival: lenient(languagesSchema) }), result);
  return languagesOf(festival ?? {});
}

/**
 * Reads the result of `CALENDAR_QUERY`, which has the texts of all languages. Events that do not fit their schema are
 * left out.
 *
 * @param languages default: the festival has one.
 * @throws ZodError if it is no such result
 */
export async function readCalendarContent(
  result: unknown,
  languages?: ContentLanguages,
): Promise<CalendarContent> {
  const content = await readIn(result, languages);
  if (!languages || languages.page === languages.first) return content;
  // Addresses name stages in the festival's first language.
  const first = await readIn(result, { ...languages, page: languages.first });
  const places = new Map(first.events.map(({ _id, eventPlace }) => [_id, eventPlace]));
  const events = content.events.map((one) => ({
    ...one,
    eventPlace: one.eventPlace.map((place, index) => {
      const { locationName, name } = places.get(one._id)?.[index] ?? {};
      return { ...place, key: locationName ?? name };
    }),
  }));
  return { ...content, events };
}

async function readIn(result: unknown, languages?: ContentLanguages): Promise<CalendarContent> {
  const resolved = resolveContent(result, { projectId: undefined, dataset: '', languages });
  const { festival, events, facets } = resultSchema.parse(resolved);
  const parsed = await mapInTurns(events, (event) => z.safeParse(calendarEventSchema, event));
  const addressed = withAddresses(parsed.flatMap(({ success, data }) => (success ? [data] : [])));
  // An event without a title is not shown, but counts when addresses are given to events with the same alias.
  return { festival, events: addressed.filter(hasTitle).map((one) => withFacets(one, facets)) };
}

/** Adds what visitors must know to the description. */
function withFacets(one: CalendarEvent, facets: readonly Facet[]): CalendarEvent {
  const lines = markLines(marksOf(facets, one.facets, event.type));
  if (lines.length === 0) return one;
  return { ...one, description: [one.description, lines.join('\n')].filter(Boolean).join('\n\n') };
}

function hasTitle(event: StoredEvent): event is CalendarEvent {
  return event.title !== undefined;
}
