import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useFestival } from '#content/festival/useFestival.ts';
import { createResults, ListPage } from '#features/list/index.ts';
import { Choices } from '#ui/filter-bar/Choices.tsx';
import { AppLink } from './components/AppLink.tsx';
import { marketplaceList } from './marketplaceList.tsx';
import { filtersChanged, selectFilters } from './model/marketplaceFilters.ts';

export const Results = createResults(marketplaceList);

const VIEWS = [
  { value: 'grid', label: 'Grid view', icon: 'grid' },
  { value: 'list', label: 'List view', icon: 'list' },
] as const;

/** All vendors of the event: search, category, letter, view, and a place's dialog over the list. */
export function Component() {
  const { marketplaceSubtitle } = useFestival();
  return (
    <ListPage
      list={marketplaceList}
      subtitle={marketplaceSubtitle}
      links={<AppLink />}
      controls={<ViewChoice />}
    />
  );
}

function ViewChoice() {
  const dispatch = useAppDispatch();
  const { view } = useAppSelector(selectFilters);
  return (
    <Choices
      label="View"
      value={view}
      choices={VIEWS}
      onChange={(chosen) => dispatch(filtersChanged({ view: chosen }))}
    />
  );
}
