import { useFestival } from '#content/festival/useFestival.ts';
import { createResults, ListPage } from '#features/list/index.ts';
import { lineupList } from './lineupList.tsx';

export const Results = createResults(lineupList);

/** All performers: search, category, order, letter, view, and a performer's dialog over the list. */
export function Component() {
  const { dates, venue } = useFestival();
  return <ListPage list={lineupList} subtitle={`${dates}, ${venue}`} />;
}
