import { chosenValues } from '#content/facet/chosenValues.ts';
import type { Facet } from '#content/facet/schema.ts';
import type { FacetFilters } from '#lib/facets/facetFilters.ts';
import { withFacet } from '#lib/facets/withFacet.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { isPlainClick } from '#ui/links/isPlainClick.ts';
import styles from './FacetChips.module.scss';

interface FacetChipsProps {
  facets: readonly Facet[];
  value: FacetFilters;
  /** The address of the list with other facets; without scripts the chips are links. */
  hrefOf(value: FacetFilters): string;
  onChange(value: FacetFilters): void;
}

/** The chosen values, each of which can be removed. */
export function FacetChips({ facets, value, hrefOf, onChange }: FacetChipsProps) {
  const chosen = chosenValues(value, facets);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chosen.map(({ facet, key, text }) => {
        const others = withFacet(
          value,
          facet.key,
          (value[facet.key] ?? []).filter((one) => one !== key),
        );
        return (
          <li key={`${facet.key} ${key}`}>
            <a
              href={hrefOf(others)}
              aria-label={`Remove the filter: ${text}`}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onChange(others);
              }}
            >
              <span dir="auto">{text}</span>
              <Icon name="close" size={16} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
