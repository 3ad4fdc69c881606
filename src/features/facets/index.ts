export { FacetGroups } from './FacetGroups.tsx';
export { FacetList } from './FacetList.tsx';
export { LateMarks } from './LateMarks.tsx';
