import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import { isExcluding } from '#lib/facets/matchFacets.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { baseOf } from '#lib/i18n/pageLanguage.ts';
import { MESSAGES } from './messages/index.ts';
import type { Facet } from './schema.ts';

/** A chosen value of a facet in words. */
export interface ChosenValue {
  facet: Facet;
  key: string;
  title: string;
  /** `English`; `Without flashing lights` for a value that hides what has it. */
  text: string;
}

/** The chosen values in the editors' order. */
export function chosenValues(chosen: FacetFilters, facets: readonly Facet[], i18n: I18n): ChosenValue[] {
  return facets.flatMap((facet) =>
    facet.values
      .filter(({ key }) => chosen[facet.key]?.includes(key))
      .map(({ key, title }) => ({ facet, key, title, text: valueText(facet, title, i18n) })),
  );
}

/** What choosing a value means: `English`, `Without flashing lights`. */
export function valueText(facet: Facet, title: string, i18n: I18n): string {
  return isExcluding(facet) ? i18n.t(MESSAGES.without, { value: withinSentence(title, i18n) }) : title;
}

/** A title as a part of a sentence. German writes nouns with a capital. */
export function withinSentence(title: string, { language }: Pick<I18n, 'language'>): string {
  return baseOf(language) === 'de' ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
