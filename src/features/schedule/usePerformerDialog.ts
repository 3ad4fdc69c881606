import { useMatch } from 'react-router-dom';
import { useGoBack } from '#hooks/useGoBack.ts';
import { itemAddress } from '#lib/url/listCodec.ts';
import { SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from './model/filters.ts';

/**
 * The performer in the URL, whose dialog lies over an event.
 *
 * @returns the performer's slug, if any, the event's URL, and a function that returns to the event: one step back if
 *   the visitor came from there.
 */
export function usePerformerDialog(filters: ScheduleFilters) {
  const { slug, performerSlug } = useMatch(`${SCHEDULE_PATH}/:slug/lineup/:performerSlug`)?.params ?? {};
  const goBack = useGoBack();
  const eventHref = itemAddress(scheduleCodec, filters, SCHEDULE_PATH, slug) ?? SCHEDULE_PATH;
  return {
    performerSlug,
    eventHref,
    goBack: () => goBack(eventHref),
  };
}
