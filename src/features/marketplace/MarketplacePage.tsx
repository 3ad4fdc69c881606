import { Suspense, lazy, useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useGetEventQuery } from '../../api/content/event';
import { placesApi, useGetPlaceCategoriesQuery, useGetPlaceFactsQuery } from '../../api/content/places';
import { usePagedList } from '../../api/content/usePagedList';
import { useNameFilter } from '../../hooks/useNameFilter';
import { useTelemetry } from '../../hooks/useTelemetry';
import { TICKETS_LOADING, ticketButton } from '../../lib/calls-to-action/callToAction';
import { FACTS } from '../../lib/facts';
import { ALL_CATEGORIES, filterOptions } from '../../lib/filtering/filterKey';
import { availableLetters } from '../../lib/filtering/letters';
import { titlePicture } from '../../lib/media/titlePicture';
import { eventName } from '../../lib/model/event';
import type { PlaceSummary } from '../../lib/model/place';
import { itemAddress } from '../../lib/url/listCodec';
import { Card } from '../../ui/card-grid/Card';
import { useFollowCard } from '../../ui/card-grid/useFollowCard';
import { Choices } from '../../ui/filter-bar/Choices';
import { ListScreen } from '../../ui/list-screen/ListScreen';
import { PageHead } from '../../ui/page-head/PageHead';
import { PageHeader } from '../../ui/page-header/PageHeader';
import { ErrorScreen } from '../../ui/states/ErrorScreen';
import { AppLink } from './components/AppLink';
import { PlaceDialogLoading } from './components/PlaceDialogLoading';
import { MARKETPLACE_PATH, marketplaceCodec } from './model/filters';
import { filtersChanged, filtersCleared, selectFilters } from './model/slice';
import { browseDescription, marketplaceTitle } from './model/titles';
import { toCard } from './model/toCard';
import { WORDS } from './model/words';

const PlaceDialog = lazy(() => import(/* webpackChunkName: "place-dialog" */ './components/PlaceDialog'));

/** The first row's pictures come first; those below the window's edge wait. */
const EAGER_CARDS = 4;

const VIEW_CHOICES = [
  { value: 'grid', label: 'Grid view', icon: 'grid' },
  { value: 'list', label: 'List view', icon: 'list' },
] as const;

/** Every vendor of the event: search, category, letter, view, and a place's dialog over the list. */
export function Component() {
  const dispatch = useDispatch();
  const filters = useSelector(selectFilters);
  const { category, letter, search, view } = filters;
  const slug = useMatch(`${MARKETPLACE_PATH}/:slug`)?.params.slug;
  const closeDialog = useCloseDialog();
  const followCard = useFollowCard();

  const telemetry = useTelemetry();
  const { data: event, isLoading: isEventLoading } = useGetEventQuery();
  const { data: categories } = useGetPlaceCategoriesQuery();
  const { currentData: facts } = useGetPlaceFactsQuery({ category });
  const list = usePagedList<{ category: string }, PlaceSummary>(placesApi.endpoints.getPlaces, { category });

  const visible = useNameFilter(list.items, { letter, search });
  const letters = useMemo(() => facts && availableLetters(facts.firstCharacters), [facts]);
  const options = useMemo(() => filterOptions(categories ?? []), [categories]);
  const categoryName = options.find(({ key }) => key === category)?.name;

  // An address may name a category that does not exist; that is known once the categories are.
  const isUnknown = categories !== undefined && category !== ALL_CATEGORIES && categoryName === undefined;
  useEffect(() => {
    if (isUnknown) dispatch(filtersChanged({ category: ALL_CATEGORIES }));
  }, [dispatch, isUnknown]);

  const renderItem = useCallback(
    (place: PlaceSummary, index: number) => (
      <Card
        {...toCard(place)}
        to={itemAddress(marketplaceCodec, filters, MARKETPLACE_PATH, place.alias?.current)}
        view={view}
        eager={index < EAGER_CARDS}
        onFollow={followCard}
      />
    ),
    [filters, view, followCard],
  );

  const name = eventName(event);
  return (
    <>
      {slug === undefined && (
        <PageHead
          title={marketplaceTitle({ category: categoryName }, name)}
          description={browseDescription(name)}
        />
      )}
      <PageHeader
        title={WORDS.title}
        picture={titlePicture(event?.contentSections, 'marketplace')}
        subtitle={FACTS.marketplaceSubtitle}
        tickets={isEventLoading ? TICKETS_LOADING : ticketButton(event?.ticketingCTAs ?? [])}
        onTickets={telemetry.purchaseClick}
      >
        <AppLink />
      </PageHeader>
      {list.error ? (
        <ErrorScreen
          message={list.error.message}
          title={WORDS.failed}
          text={WORDS.failedDetail}
          variant="detailed"
          onRetry={list.retry}
        />
      ) : (
        <ListScreen
          words={WORDS}
          filters={filters}
          categories={options}
          availableLetters={letters}
          total={facts?.total}
          items={list.isLoading ? undefined : visible}
          view={view}
          hasMore={list.hasMore}
          nextOffset={list.nextOffset}
          isLoadingMore={list.isLoadingMore}
          hasFailedMore={list.moreError !== undefined}
          isCovered={slug !== undefined}
          controls={
            <Choices
              label="View"
              value={view}
              choices={VIEW_CHOICES}
              onChange={(chosen) => dispatch(filtersChanged({ view: chosen }))}
            />
          }
          keyOf={({ _id }) => _id}
          renderItem={renderItem}
          onFilter={(change) => dispatch(filtersChanged(change))}
          onClear={() => dispatch(filtersCleared())}
          onLoadMore={list.loadMore}
        />
      )}
      {slug !== undefined && (
        <Suspense fallback={<PlaceDialogLoading onClose={closeDialog} />}>
          <PlaceDialog key={slug} slug={slug} eventName={name} onClose={closeDialog} />
        </Suspense>
      )}
    </>
  );
}

/** Closing a dialog goes back to the list it was opened from, or to the list where there was none. */
function useCloseDialog() {
  const navigate = useNavigate();
  const location = useLocation();
  const filters = useSelector(selectFilters);
  const isFromHere = (location.state as { fromList?: boolean } | null)?.fromList === true;
  return () => {
    if (isFromHere) void navigate(-1);
    else
      void navigate(marketplaceCodec.write(filters, { pathname: MARKETPLACE_PATH, search: '' }), {
        replace: true,
      });
  };
}
