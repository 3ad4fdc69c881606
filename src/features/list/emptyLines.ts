import { ALL_LETTERS } from '#lib/filtering/letters.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import type { ListMessages } from './list.ts';
import { MESSAGES } from './messages/index.ts';

/**
 * Describes the filters that match nothing, one per line.
 *
 * @param category the name of the chosen category.
 */
export function emptyLines(
  t: I18n['t'],
  messages: Pick<ListMessages, 'noneStart'>,
  { letter, search, mine }: Pick<ListFilters, 'letter' | 'search' | 'mine'>,
  category: string | undefined,
): string[] {
  const text = search.trim();
  return [
    letter === ALL_LETTERS ? '' : t(messages.noneStart, { letter }),
    text === '' ? '' : t(MESSAGES.noNames, { text }),
    category === undefined ? '' : t(MESSAGES.lookedIn, { category }),
    mine ? t(FILTERS.onlyPicks) : '',
  ].filter((line) => line !== '');
}
