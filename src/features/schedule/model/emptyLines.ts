import { commaList } from '#lib/text/commaList.ts';
import { dayName } from '#content/festival/dayName.ts';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import type { FestivalDay } from '#content/festival/festivalDays.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { MESSAGES } from '../messages/index.ts';
import { countChosen } from './countChosen.ts';
import type { ScheduleFilters } from './filters.ts';
import type { ScheduleOptions } from './filterCards.ts';

const WHEN_LINES = { any: undefined, soon: MESSAGES.lookedSoon, coming: MESSAGES.lookedComing };

/** Describes the filters that match nothing, one per line. */
export function emptyLines(
  { day, search, locations, categories, hidden, when, mine }: ScheduleFilters,
  options: ScheduleOptions,
  days: readonly FestivalDay[],
  t: I18n['t'],
): string[] {
  const shownDay = days.find(({ key }) => key === day);
  const text = search.trim();
  const whenLine = WHEN_LINES[when];
  const namesOf = (keys: readonly string[], all: readonly FilterOption[]) => {
    const chosen = all.filter(({ key }) => keys.includes(key));
    return {
      count: chosen.length,
      names: commaList(
        chosen.map(({ name }) => t(MESSAGES.quoted, { name })),
        t,
      ),
    };
  };
  const at = namesOf(locations, options.locations);
  const among = namesOf(categories, options.categories);
  const { count: hiddenCount, names } = namesOf(hidden, options.locations);
  return [
    text === '' ? '' : t(MESSAGES.noNames, { text }),
    shownDay ? t(MESSAGES.lookedOn, { day: dayName(shownDay, t) }) : '',
    at.count === 0 ? '' : t(MESSAGES.lookedAt, at),
    among.count === 0 ? '' : t(MESSAGES.lookedIn, among),
    hiddenCount === 0 ? '' : t(MESSAGES.notLookedAt, { names }),
    whenLine ? t(whenLine) : '',
    mine ? t(FILTERS.onlyPicks) : '',
  ].filter((line) => line !== '');
}

/** Whether a filter other than the day is set. */
export function isNarrowed(filters: ScheduleFilters): boolean {
  const { search, hidden, mine } = filters;
  return mine || search.trim() !== '' || countChosen(filters) + hidden.length > 0;
}
