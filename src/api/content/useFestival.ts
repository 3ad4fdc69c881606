import { festivalSettings } from '#lib/config/festivalSettings.ts';
import { useGetEventQuery } from './event.ts';

/** The festival's settings; the defaults while the event is loading. */
export function useFestival() {
  return festivalSettings(useGetEventQuery().data);
}
