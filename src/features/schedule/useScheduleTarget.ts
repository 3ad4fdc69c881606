import { useCallback } from 'react';
import { SCHEDULE_PATH } from '#content/event/schedulePath.ts';
import { useAppSelector } from '#content/store.ts';
import type { LinkTarget } from '#lib/url/linkTarget.ts';

/**
 * Where the site's own links to the schedule lead: to what matters at present (`followTime`). Other targets stay the
 * same. A page begins with plain links, because on Node neither the time nor the window is known.
 */
export function useScheduleTarget(): (target: LinkTarget) => LinkTarget {
  const to = useAppSelector(({ scheduleLink }) => scheduleLink) ?? SCHEDULE_PATH;
  return useCallback(
    (target) =>
      target.kind === 'internal' && target.to === SCHEDULE_PATH ? { kind: 'internal', to } : target,
    [to],
  );
}
