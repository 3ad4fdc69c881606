import { valueText } from '#content/facet/chosenValues.ts';
import type { Facet } from '#content/facet/schema.ts';
import { MESSAGES } from '#content/facet/messages/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { FacetCounts } from '#lib/facets/countFacets.ts';
import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import { withFacet } from '#lib/facets/withFacet.ts';
import { isExcluding } from '#lib/facets/matchFacets.ts';
import { FilterGroup } from '#ui/filter-bar/FilterGroup.tsx';

interface FacetGroupsProps {
  facets: readonly Facet[];
  value: FacetFilters;
  /** The number of documents with each value; undefined while unknown. */
  counts: FacetCounts | undefined;
  onChange(value: FacetFilters): void;
}

/** The facets of a filter sheet. */
export function FacetGroups({ facets, value, counts, onChange }: FacetGroupsProps) {
  const i18n = useI18n();
  return facets.map((facet) => (
    <FilterGroup
      key={facet._id}
      label={facet.title}
      value={value[facet.key] ?? []}
      options={facet.values.map(({ key, title }) => {
        const count = counts && (counts.get(facet.key)?.get(key) ?? 0);
        const isHiding = isExcluding(facet);
        return {
          key,
          name: valueText(facet, title, i18n),
          count: count !== undefined && isHiding ? i18n.t(MESSAGES.hides, { count }) : count,
          // To hide what nothing has harms nobody.
          isEmpty: count === 0 && !isHiding,
        };
      })}
      onChange={(keys) => onChange(withFacet(value, facet.key, keys))}
    />
  ));
}
