import { festivalTime } from './festivalTime.ts';
import { useEventState } from './api.ts';

/** The festival's days and clock; the defaults while the event is loading. */
export function useFestivalTime() {
  return festivalTime(useEventState().data);
}
