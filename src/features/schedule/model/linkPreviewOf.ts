import type { FestivalTime } from '#content/festival/festivalTime.ts';
import { facetTexts } from '#content/facet/facetTexts.ts';
import type { Facet } from '#content/facet/schema.ts';
import { dayName } from '#content/festival/dayName.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import { type LinkPreviewContent, listContent } from '#lib/link-preview/content.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { filterCards, scheduleOptions } from './filterCards.ts';
import type { ScheduleFilters } from './filters.ts';
import { MESSAGES } from '../messages/index.ts';
import { toCards } from './toCard.ts';

/** The content of the schedule's picture in link previews, for its filters. */
export function linkPreviewOf(
  filters: ScheduleFilters,
  events: readonly ScheduleEventSummary[],
  time: FestivalTime,
  facets: readonly Facet[],
  i18n: I18n,
): LinkPreviewContent {
  const { t, language } = i18n;
  const { day, locations, categories, search } = filters;
  const options = scheduleOptions(events, language);
  const cards = filterCards(
    toCards(events, time, t),
    { ...filters, when: 'any', mine: false },
    { days: time.days, facets },
  );
  // Folded, so that searches with the same result have the same picture.
  const text = foldText(search);
  const shownDay = time.days.find(({ key }) => key === day);
  return listContent({
    title: t(MESSAGES.title),
    countText: (count) => t(MESSAGES.count, { count }),
    filters: [
      shownDay && dayName(shownDay, t),
      ...options.locations.filter(({ key }) => locations.includes(key)).map(({ name }) => name),
      ...options.categories.filter(({ key }) => categories.includes(key)).map(({ name }) => name),
      text === '' ? undefined : t(MESSAGES.quoted, { name: text }),
      ...facetTexts(filters.facets, facets, i18n),
    ],
    pictures: cards.map(({ picture }) => picture),
    count: cards.length,
  });
}
