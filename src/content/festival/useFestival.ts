import { festivalSettings } from './festivalSettings.ts';
import { useEventState } from './api.ts';

/** The festival's settings; the defaults while the event is loading. */
export function useFestival() {
  return festivalSettings(useEventState().data);
}
