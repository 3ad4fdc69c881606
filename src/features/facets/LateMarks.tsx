import { useLoaded } from '#hooks/useLoaded.ts';
import { createLateLoader } from '#lib/createLateLoader.ts';
import type { FacetMarksProps } from './FacetMarks.tsx';

const loadMarks = createLateLoader(() => import(/* webpackChunkName: "facet-marks" */ './FacetMarks.tsx'));

/** The marks of a card or row that has facets. They appear when the visitor begins to use the page. */
export function LateMarks(props: FacetMarksProps) {
  const Marks = useLoaded(loadMarks) ? loadMarks.loaded()?.FacetMarks : undefined;
  return Marks && <Marks {...props} />;
}
