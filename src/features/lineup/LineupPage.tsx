import { useSelector } from 'react-redux';
import { useAppDispatch } from '#api/appDispatch.ts';
import { performerQueries } from '#api/content/performers.ts';
import { useEventHeader } from '#api/content/useEventHeader.ts';
import { useListContent } from '#api/content/useListContent.ts';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { useFestival } from '#api/content/useFestival.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { ViewChips } from '#state/views/ViewChips.tsx';
import { usePickLimit } from '#state/picks/usePickLimit.ts';
import { LazyListRescue } from '#state/search/LazyListRescue.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { ListPage } from '#features/list/ListPage.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { pickPerformer } from './components/pickPerformer.tsx';
import { loadPerformerDialog } from './loadPerformerDialog.ts';
import { lineupList, filtersChanged, filtersCleared, selectFilters } from './model/lineupList.ts';
import { lineupDescription, lineupTitle } from './model/titles.ts';
import { toCard } from './model/toCard.ts';
import { DIALOG_MESSAGES, MESSAGES } from './model/messages.ts';

/** For saved views; this screen itself needs none of it. */
export const Results = lazyWithFallback(
  () => import(/* webpackChunkName: "list-results" */ './components/PerformerResults.tsx'),
  () => <p role="alert">{MESSAGES.failed}</p>,
);

const PerformerDialog = lazyDialog(loadPerformerDialog);
const FEATURED_BADGE = <Badge kind="featured" />;

/** All performers: search, category, order, letter, and a performer's dialog over the list. */
export function Component() {
  const dispatch = useAppDispatch();
  const filters = useSelector(selectFilters);
  const telemetry = useTelemetry();
  const { name, picture, tickets } = useEventHeader('lineup');
  const { dates, venue } = useFestival();
  const limit = usePickLimit('performer', filters.mine);
  const content = useListContent(performerQueries, filters, limit);
  return (
    <ListPage
      path={lineupList.path}
      codec={lineupList.codec}
      filters={filters}
      messages={MESSAGES}
      title={lineupTitle({ category: content.categoryName }, name)}
      description={lineupDescription(content.categoryName, name)}
      picture={picture}
      subtitle={`${dates}, ${venue}`}
      tickets={tickets}
      onTickets={telemetry.purchaseClick}
      views={<ViewChips path={lineupList.path} />}
      content={content}
      toCard={toCard}
      rescue={
        <LazyListRescue
          kind="performer"
          path={lineupList.path}
          codec={lineupList.codec}
          filters={filters}
          categories={content.categories}
          limit={limit}
        />
      }
      pick={pickPerformer}
      view="poster"
      featuredBadge={FEATURED_BADGE}
      onFilter={(change) => dispatch(filtersChanged(change))}
      onClear={() => dispatch(filtersCleared())}
      dialogLoading={DIALOG_MESSAGES.loading}
      dialog={(slug, closing) => <PerformerDialog key={slug} slug={slug} eventName={name} {...closing} />}
    />
  );
}
