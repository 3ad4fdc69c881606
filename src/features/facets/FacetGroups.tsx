import { valueText } from '#content/facet/chosenValues.ts';
import type { Facet } from '#content/facet/schema.ts';
import type { FacetCounts } from '#lib/facets/countFacets.ts';
import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import { withFacet } from '#lib/facets/withFacet.ts';
import { isExcluding } from '#lib/facets/matchFacets.ts';
import styles from './FacetGroups.module.scss';

interface FacetGroupsProps {
  facets: readonly Facet[];
  value: FacetFilters;
  /** The number of documents with each value; undefined while unknown. */
  counts: FacetCounts | undefined;
  onChange(value: FacetFilters): void;
}

/** The facets of a filter sheet, each a group of checkboxes. */
export function FacetGroups({ facets, value, counts, onChange }: FacetGroupsProps) {
  return facets.map((facet) => {
    const chosen = value[facet.key] ?? [];
    const toggle = (key: string) =>
      onChange(
        withFacet(
          value,
          facet.key,
          chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key],
        ),
      );
    return (
      <fieldset key={facet._id} className={styles.group}>
        <legend dir="auto">{facet.title}</legend>
        {facet.values.map(({ key, title }) => {
          const count = counts && (counts.get(facet.key)?.get(key) ?? 0);
          const isChosen = chosen.includes(key);
          return (
            <label key={key} className={styles.value}>
              <input
                type="checkbox"
                checked={isChosen}
                // To hide what nothing has harms nobody.
                disabled={count === 0 && !isChosen && !isExcluding(facet)}
                onChange={() => toggle(key)}
              />
              <span dir="auto">{valueText(facet, title)}</span>
              {count !== undefined && (
                <span className={styles.count}>{isExcluding(facet) ? `hides ${count}` : count}</span>
              )}
            </label>
          );
        })}
      </fieldset>
    );
  });
}
