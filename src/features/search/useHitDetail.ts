import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { Hit } from './engine/search.ts';
import { isShownCategory } from '#lib/filtering/filterKey.ts';
import { dayAndTime } from '#lib/dates/timeTexts.ts';
import { readClock } from '#lib/dates/wallClock.ts';
import { categoriesOf } from '#content/lists/namedDocument.ts';
import { eventTimes } from '#content/event/eventTimes.ts';

/** Returns the place, time or topic of a result; undefined if none is known. */
export function useHitDetail(): (hit: Hit) => string | undefined {
  const { t } = useI18n();
  const { zone } = useFestivalTime();
  return (hit) => {
    const { detail, startsAt, locationName, chapter } = hit;
    if (detail !== undefined) return detail;
    const start = eventTimes(startsAt, undefined, zone)?.start;
    const clock = start === undefined ? undefined : readClock(zone.wallTimeAt(start));
    const parts = [clock && dayAndTime(clock, t), locationName, chapter].filter(Boolean);
    return parts.join(' · ') || categoriesOf(hit).find(isShownCategory)?.name;
  };
}
