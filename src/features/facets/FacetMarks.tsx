import { commaList } from '#lib/text/commaList.ts';
import { memo, useMemo } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { facetsApi } from '#content/facet/api.ts';
import { facetIcon } from '#content/facet/icons.ts';
import { marksOf } from '#content/facet/marksOf.ts';
import type { OwnFacets } from '#lib/facets/matchFacets.ts';
import styles from './FacetMarks.module.scss';

/** A fourth mark would take the space of the name. */
const MAX_MARKS = 3;

/** The distance from one icon to the next. An icon is 24 by 24. */
const STEP = 28;

export interface FacetMarksProps {
  /** What the document says of facets. */
  chosen: OwnFacets;
  /** The `_type` of the document. */
  type: string;
  /** Whether they are on the picture of a card, not in a line of text. */
  isOnCard?: boolean;
}

const selectFacets = facetsApi.endpoints.getFacets.select();

/**
 * The first icons of a document's values, as one image with the values' names. The document's dialog is the legend. The
 * screen loads the facets.
 */
export const FacetMarks = memo(function FacetMarks({ chosen, type, isOnCard }: FacetMarksProps) {
  const { t } = useI18n();
  const facets = useAppSelector((state) => selectFacets(state).data);
  const marks = useMemo(() => {
    const names = new Map<string, string[]>();
    for (const { title, icon } of marksOf(facets ?? [], chosen, type).flatMap(({ values }) => values)) {
      const path = facetIcon(icon);
      if (path !== undefined) names.set(path, [...(names.get(path) ?? []), title]);
    }
    return [...names].slice(0, MAX_MARKS);
  }, [facets, chosen, type]);
  if (marks.length === 0) return null;
  return (
    <svg
      className={styles.marks}
      data-card={isOnCard || undefined}
      role="img"
      aria-label={commaList(
        marks.flatMap(([, names]) => names),
        t,
      )}
      viewBox={`0 0 ${marks.length * STEP - (STEP - 24)} 24`}
    >
      {marks.map(([path], at) => (
        <path key={path} d={path} transform={`translate(${at * STEP})`} />
      ))}
    </svg>
  );
});
