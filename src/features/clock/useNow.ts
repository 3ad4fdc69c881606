import { useAppSelector } from '#content/store.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { readWallTime } from '#lib/dates/wallTime.ts';

/**
 * The present minute, or the time of the preview, in milliseconds since 1970. Undefined until the page is hydrated:
 * HTML from Node must not depend on the time.
 */
export function useNow(): number | undefined {
  const { zone } = useFestivalTime();
  const at = useAppSelector(({ clock }) => clock?.at);
  const minute = useAppSelector(({ clock }) => clock?.minute);
  const wall = at === undefined ? undefined : readWallTime(at);
  return wall === undefined ? minute : zone.instantOf(wall);
}
