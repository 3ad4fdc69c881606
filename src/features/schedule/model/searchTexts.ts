import { foldText } from '#lib/filtering/foldText.ts';
import type { ScheduleText } from '#content/event/schema.ts';
import type { SearchTexts } from './filterCards.ts';
import type { ScheduleFilters } from './filters.ts';

/** Whether the search includes descriptions. */
export function isSearched({ search }: ScheduleFilters): boolean {
  return search.trim() !== '';
}

const folded = new WeakMap<readonly ScheduleText[], SearchTexts>();

/** Folds each description once, however often it is searched. */
export function foldTexts(texts: readonly ScheduleText[]): SearchTexts {
  let found = folded.get(texts);
  if (!found) {
    found = new Map(texts.map(({ _id, text }) => [_id, foldText(text)]));
    folded.set(texts, found);
  }
  return found;
}
