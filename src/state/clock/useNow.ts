import { useSelector } from 'react-redux';
import { useFestivalTime } from '#api/content/useFestivalTime.ts';
import { readWallTime } from '#lib/dates/wallTime.ts';
import type { WithClock } from './clockSlice.ts';

/**
 * The present minute, or that of the preview, in milliseconds since 1970. Undefined until the page is in use: what is
 * rendered on Node must not depend on the time.
 */
export function useNow(): number | undefined {
  const { zone } = useFestivalTime();
  const at = useSelector(({ clock }: WithClock) => clock?.at);
  const minute = useSelector(({ clock }: WithClock) => clock?.minute);
  const wall = at === undefined ? undefined : readWallTime(at);
  return wall === undefined ? minute : zone.instantOf(wall);
}
