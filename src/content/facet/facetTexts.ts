import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import { isExcluding } from '#lib/facets/matchFacets.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { chosenValues, withinSentence } from './chosenValues.ts';
import { MESSAGES } from './messages/index.ts';
import type { Facet } from './schema.ts';

/**
 * The chosen values, a text for each facet: `English or German`, `Without flashing lights, without loud noises`.
 */
export function facetTexts(chosen: FacetFilters, facets: readonly Facet[], i18n: I18n): string[] {
  const { t } = i18n;
  const all = chosenValues(chosen, facets, i18n);
  return facets.flatMap((facet) => {
    const [first, ...others] = all.filter((value) => value.facet === facet);
    if (!first) return [];
    return others.reduce(
      (values, { title, text }) =>
        isExcluding(facet)
          ? t(MESSAGES.withoutMore, { values, value: withinSentence(title, i18n) })
          : t(MESSAGES.either, { values, value: text }),
      first.text,
    );
  });
}
