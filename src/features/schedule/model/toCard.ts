import { commaList } from '#lib/text/commaList.ts';
import { dayAbbreviation } from '#lib/dates/dayTexts.ts';
import { type ClockTime, clockTime, durationText, untilText } from '#lib/dates/timeTexts.ts';
import type { FestivalTime } from '#content/festival/festivalTime.ts';
import type { OwnFacets } from '#lib/facets/matchFacets.ts';
import { distinct, keyOf } from '#lib/filtering/filterKey.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import { eventTimes } from '#content/event/eventTimes.ts';
import { locationsOf } from '#content/event/locations.ts';
import { locationText } from '#content/event/locationText.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import type { Timed } from './timetable.ts';

/** View model of a schedule event, also used by the filters. */
export interface EventCardModel extends Timed {
  id: string;
  title: string;
  alias: string | undefined;
  /** Milliseconds since 1970 in UTC; undefined if the time is not announced. */
  start: number | undefined;
  /** Like `start`; undefined if the end is not announced. */
  end: number | undefined;
  /** The date of its festival day, such as `2031-05-03`. */
  day: string | undefined;
  /** `Sat`, the weekday of the calendar. After midnight it differs from that of the festival day. */
  dayName: string | undefined;
  time: ClockTime | undefined;
  /** `– 11:45 AM` */
  until: string | undefined;
  duration: string | undefined;
  location: string;
  /** Comma-separated names; may be empty. */
  categories: string;
  /** Comma-separated names; may be empty. */
  performers: string;
  picture: string | undefined;
  /** Title, performers, places and categories folded for search, one per line. */
  folded: string;
  locationKeys: readonly string[];
  categoryKeys: readonly string[];
  facets: OwnFacets | undefined;
}

const cards = new WeakMap<
  I18n['t'],
  WeakMap<ScheduleEventSummary, { time: FestivalTime; card: EventCardModel }>
>();

/** Each event's card is created once in each language, so that filtering is fast and cards stay the same objects. */
export function toCard(event: ScheduleEventSummary, time: FestivalTime, t: I18n['t']): EventCardModel {
  let ofLanguage = cards.get(t);
  if (!ofLanguage) cards.set(t, (ofLanguage = new WeakMap()));
  let made = ofLanguage.get(event);
  if (made?.time !== time) {
    made = { time, card: makeCard(event, time, t) };
    ofLanguage.set(event, made);
  }
  return made.card;
}

/** The cards of a schedule, sorted by start. The sort is stable; events without a time come last. */
export function toCards(
  events: readonly ScheduleEventSummary[],
  time: FestivalTime,
  t: I18n['t'],
): EventCardModel[] {
  return events
    .map((event) => toCard(event, time, t))
    .sort((a, b) => (a.start ?? Infinity) - (b.start ?? Infinity) || 0);
}

function makeCard(event: ScheduleEventSummary, { zone, dayAt }: FestivalTime, t: I18n['t']): EventCardModel {
  const { title, eventPlace, eventPerformer } = event;
  const times = eventTimes(event.startsAt, event.endsAt, zone);
  const clock = times && zone.wallClockAt(times.start);
  const startDay = times && dayAt(times.start);
  const end = times?.end === undefined ? undefined : zone.wallClockAt(times.end);
  const location = locationText(eventPlace, t);
  const performers = eventPerformer.map(({ name }) => name);
  const categories = [...new Set(event.categories.map(({ name }) => name))];
  return {
    id: event._id,
    title,
    alias: event.alias?.current,
    start: times?.start,
    end: times?.end,
    startClock: clock,
    startDay,
    day: startDay && dayKey(startDay),
    dayName: clock && dayAbbreviation(clock, t),
    time: clock && clockTime(clock, t),
    until: clock && end && untilText(clock, end, t),
    duration: times && durationText(times.start, times.end, t),
    location,
    categories: commaList(categories, t),
    performers: commaList(performers, t),
    picture: assetAddress(event.image),
    folded: [title, ...performers, location, ...categories].map(foldText).join('\n'),
    locationKeys: locationsOf(eventPlace).map(keyOf),
    categoryKeys: distinct(event.categories).map(keyOf),
    facets: event.facets,
  };
}
