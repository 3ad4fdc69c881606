import { festivalTime } from '#lib/config/festivalTime.ts';
import { useGetEventQuery } from './event.ts';

/** The festival's days and clock; the defaults while the event is loading. */
export function useFestivalTime() {
  return festivalTime(useGetEventQuery().data);
}
