import { foldText } from '#lib/filtering/foldText.ts';
import { oncePerObject } from '#lib/oncePerObject.ts';
import type { ScheduleText } from '#content/event/schema.ts';
import type { SearchTexts } from './filterCards.ts';
import type { ScheduleFilters } from './filters.ts';

/** Whether the search includes descriptions. */
export function isSearched({ search }: ScheduleFilters): boolean {
  return search.trim() !== '';
}

/** Folds each description once, however often it is searched. */
export const foldTexts = oncePerObject(
  (texts: readonly ScheduleText[]): SearchTexts =>
    new Map(texts.map(({ _id, text }) => [_id, foldText(text)])),
);
