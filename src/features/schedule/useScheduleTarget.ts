import { useCallback } from 'react';
import { useGetMenuQuery } from '#content/festival/api.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import type { FestivalTime } from '#content/festival/festivalTime.ts';
import { useNow } from '#features/clock/index.ts';
import { PHONE, useMediaQuery } from '#hooks/useMediaQuery.ts';
import { dayKey, hourText } from '#lib/dates/timeTexts.ts';
import type { LinkTarget } from '#lib/url/linkTarget.ts';
import { dayAddress } from './model/dayAddress.ts';
import { ALL, DEFAULT_FILTERS, SCHEDULE_PATH } from './model/filters.ts';
import { hourId } from './model/hourId.ts';

/**
 * Where the site's own links to the schedule lead: during the festival to the present hour, before it to its first day,
 * on a phone to the compact view of a large schedule. Other targets stay the same. A page begins with plain links,
 * because on Node neither the time nor the window is known.
 */
export function useScheduleTarget(): (target: LinkTarget) => LinkTarget {
  const now = useNow();
  const time = useFestivalTime();
  const isPhone = useMediaQuery(PHONE);
  const { data: menu } = useGetMenuQuery({ name: 'home' });
  const view = isPhone && menu?.hasLargeSchedule ? 'compact' : DEFAULT_FILTERS.view;
  const { day, hash } = dayAndHour(now, time);
  const to = dayAddress({ ...DEFAULT_FILTERS, view }, day) + hash;
  return useCallback(
    (target) =>
      target.kind === 'internal' && target.to === SCHEDULE_PATH ? { kind: 'internal', to } : target,
    [to],
  );
}

/** The tab that matters at a time, and the hash of the hour. */
function dayAndHour(now: number | undefined, { days, dayAt, zone }: FestivalTime) {
  if (now === undefined) return { day: ALL, hash: '' };
  const date = dayKey(dayAt(now));
  const today = days.find((day) => day.date === date);
  if (today) return { day: today.key, hash: `#${hourId(date, hourText(zone.wallClockAt(now)))}` };
  const first = days[0];
  return { day: first && date < first.date ? first.key : ALL, hash: '' };
}
