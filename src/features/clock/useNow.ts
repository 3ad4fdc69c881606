import { useAppSelector } from '#content/store.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { presentTime } from './presentTime.ts';

/**
 * The present minute, or the time of the preview, in milliseconds since 1970. Undefined until the page is hydrated:
 * HTML from Node must not depend on the time.
 */
export function useNow(): number | undefined {
  const { zone } = useFestivalTime();
  return useAppSelector(({ clock }) => presentTime(clock, zone));
}
