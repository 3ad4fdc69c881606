import { useMemo } from 'react';
import { useGetFacetsQuery } from '#content/facet/api.ts';
import { marksOf } from '#content/facet/marksOf.ts';
import type { OwnFacets } from '#lib/facets/matchFacets.ts';
import { FacetIcon } from './FacetIcon.tsx';
import styles from './FacetList.module.scss';

interface FacetListProps {
  /** What the document says of facets. */
  chosen: OwnFacets | undefined;
  /** The `_type` of the document. */
  type: string;
}

/** What visitors must know before they go: the facets of a dialog's document, with the legend of the marks. */
export function FacetList({ chosen, type }: FacetListProps) {
  const { data: facets } = useGetFacetsQuery(undefined, { skip: !chosen });
  const marks = useMemo(() => marksOf(facets ?? [], chosen, type), [facets, chosen, type]);
  if (marks.length === 0) return null;
  return (
    <dl className={styles.facets}>
      {marks.map(({ facet, values }) => (
        <div key={facet._id}>
          <dt dir="auto">{facet.title}</dt>
          {values.map(({ key, title, icon, description }) => (
            <dd key={key}>
              <FacetIcon name={icon} />
              <span dir="auto">{title}</span>
              {description !== undefined && <small dir="auto">{description}</small>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
