import { useSelector } from 'react-redux';
import { useAppDispatch } from '#api/appDispatch.ts';
import { placeQueries } from '#api/content/places.ts';
import { useEventHeader } from '#api/content/useEventHeader.ts';
import { useListContent } from '#api/content/useListContent.ts';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { useFestival } from '#api/content/useFestival.ts';
import { Choices } from '#ui/filter-bar/Choices.tsx';
import { ViewChips } from '#state/views/ViewChips.tsx';
import { usePickLimit } from '#state/picks/usePickLimit.ts';
import { LazyListRescue } from '#state/search/LazyListRescue.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { ListPage } from '#features/list/ListPage.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { AppLink } from './components/AppLink.tsx';
import { usePlaceButtons } from './components/usePlaceButtons.tsx';
import { loadPlaceDialog } from './loadPlaceDialog.ts';
import { marketplaceList, filtersChanged, filtersCleared, selectFilters } from './model/marketplaceList.ts';
import { browseDescription, marketplaceTitle } from './model/titles.ts';
import { toCard } from './model/toCard.ts';
import { DIALOG_MESSAGES, MESSAGES } from './model/messages.ts';

/** For saved views; this screen itself needs none of it. */
export const Results = lazyWithFallback(
  () => import(/* webpackChunkName: "list-results" */ './components/PlaceResults.tsx'),
  () => <p role="alert">{MESSAGES.failed}</p>,
);

const PlaceDialog = lazyDialog(loadPlaceDialog);

const VIEW_CHOICES = [
  { value: 'grid', label: 'Grid view', icon: 'grid' },
  { value: 'list', label: 'List view', icon: 'list' },
] as const;

/** All vendors of the event: search, category, letter, view, and a place's dialog over the list. */
export function Component() {
  const dispatch = useAppDispatch();
  const filters = useSelector(selectFilters);
  const telemetry = useTelemetry();
  const { name, picture, tickets } = useEventHeader('marketplace');
  const limit = usePickLimit('place', filters.mine);
  const content = useListContent(placeQueries, filters, limit);
  return (
    <ListPage
      path={marketplaceList.path}
      codec={marketplaceList.codec}
      filters={filters}
      messages={MESSAGES}
      title={marketplaceTitle({ category: content.categoryName }, name)}
      description={browseDescription(name)}
      picture={picture}
      subtitle={useFestival().marketplaceSubtitle}
      tickets={tickets}
      onTickets={telemetry.purchaseClick}
      headerExtra={<AppLink />}
      views={<ViewChips path={marketplaceList.path} />}
      content={content}
      toCard={toCard}
      rescue={
        <LazyListRescue
          kind="place"
          path={marketplaceList.path}
          codec={marketplaceList.codec}
          filters={filters}
          categories={content.categories}
          limit={limit}
        />
      }
      pick={usePlaceButtons()}
      view={filters.view}
      controls={
        <Choices
          label="View"
          value={filters.view}
          choices={VIEW_CHOICES}
          onChange={(view) => dispatch(filtersChanged({ view }))}
        />
      }
      onFilter={(change) => dispatch(filtersChanged(change))}
      onClear={() => dispatch(filtersCleared())}
      dialogLoading={DIALOG_MESSAGES.loading}
      dialog={(slug, closing) => <PlaceDialog key={slug} slug={slug} eventName={name} {...closing} />}
    />
  );
}
