import { formatEventDates } from '#content/festival/eventDates.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';

/** Texts of the guide. The title of its error screen is specified. */
export const MESSAGES = {
  title: 'Exhibitor Guide',
  loading: 'Loading Exhibitor Guide',
  loadingDetail: 'Please wait while we fetch the latest information',
  failed: 'Failed to Load Guide',
  failedDetail: 'We could not load the exhibitor guide. Please try again later.',
  download: 'Download PDF',
  empty: 'The guide is coming soon',
  emptyDetail: 'Everything exhibitors need to know will be here closer to the festival.',
};

/** The festival's place and date; default texts until the event is loaded. */
export function guideSubtitle(event: FestivalEvent | undefined): string {
  const festival = festivalSettings(event);
  const dates = event ? formatEventDates(event.startDate, event.endDate) : festival.dates.toUpperCase();
  return `${festival.venue}, ${dates}`;
}
