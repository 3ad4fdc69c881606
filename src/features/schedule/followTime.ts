import { createSelector } from '@reduxjs/toolkit';
import { eventApi } from '#content/festival/api.ts';
import { type FestivalTime, festivalTime } from '#content/festival/festivalTime.ts';
import { observe } from '#content/observe.ts';
import type { AppStore, RootState } from '#content/store.ts';
import { presentTime } from '#features/clock/index.ts';
import { PHONE } from '#hooks/useMediaQuery.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import { dayAddress } from './model/dayAddress.ts';
import { ALL, DEFAULT_FILTERS } from './model/filters.ts';
import { hourId } from './model/hourId.ts';
import { scheduleLinkChanged } from './model/scheduleLinkSlice.ts';

/**
 * Keeps the site's own links to the schedule up to date: during the festival they lead to the present hour, before it
 * to its first day, on a phone to the compact view of a large schedule.
 */
export function followTime(store: AppStore): void {
  const phone = window.matchMedia(PHONE);
  const link = (state: RootState) => selectLink(state, phone.matches);
  const change = (to: string) => void store.dispatch(scheduleLinkChanged(to));
  observe(store, link, change);
  phone.addEventListener('change', () => change(link(store.getState())));
}

const selectEvent = eventApi.endpoints.getEvent.select();
const selectMenu = eventApi.endpoints.getMenu.select({ name: 'home' });

// Memoised, because the store changes with every key.
const selectLink = createSelector(
  [
    (state: RootState) => selectEvent(state).data,
    (state: RootState) => selectMenu(state).data,
    ({ clock }: RootState) => clock,
    (_state: RootState, isPhone: boolean) => isPhone,
  ],
  (event, menu, clock, isPhone) => {
    const time = festivalTime(event);
    const { day, hash } = dayAndHour(presentTime(clock, time.zone), time);
    const view = isPhone && menu?.hasLargeSchedule ? 'compact' : DEFAULT_FILTERS.view;
    return dayAddress({ ...DEFAULT_FILTERS, view }, day) + hash;
  },
);

/** The tab that matters at a time, and the hash of the hour. */
function dayAndHour(now: number | undefined, { days, dayAt, zone }: FestivalTime) {
  if (now === undefined) return { day: ALL, hash: '' };
  const date = dayKey(dayAt(now));
  const today = days.find((day) => day.date === date);
  if (today) return { day: today.key, hash: `#${hourId(date, zone.wallClockAt(now).hour)}` };
  const first = days[0];
  return { day: first && date < first.date ? first.key : ALL, hash: '' };
}
