import { lazy } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetEventQuery } from '../../api/content/event';
import { performerQueries } from '../../api/content/performers';
import { useListContent } from '../../api/content/useListContent';
import { useTelemetry } from '../../hooks/useTelemetry';
import { TICKETS_LOADING, ticketButton } from '../../lib/calls-to-action/callToAction';
import { FACTS } from '../../lib/facts';
import { titlePicture } from '../../lib/media/titlePicture';
import { eventName } from '../../lib/model/event';
import { Badge } from '../../ui/badge/Badge';
import { ListPage } from '../../ui/list-screen/ListPage';
import { loadPerformerDialog } from './loadPerformerDialog';
import { LINEUP_PATH, lineupCodec } from './model/filters';
import { filtersChanged, filtersCleared, selectFilters } from './model/slice';
import { lineupDescription, lineupTitle } from './model/titles';
import { toCard } from './model/toCard';
import { DIALOG_WORDS, WORDS } from './model/words';

const PerformerDialog = lazy(loadPerformerDialog);
const FEATURED_BADGE = <Badge kind="featured" />;

/** Everyone on the bill: search, category, order, letter, and a performer's dialog over the list. */
export function Component() {
  const dispatch = useDispatch();
  const filters = useSelector(selectFilters);
  const telemetry = useTelemetry();
  const { data: event, isLoading: isEventLoading } = useGetEventQuery();
  const name = eventName(event);
  const content = useListContent(performerQueries, filters);
  return (
    <ListPage
      path={LINEUP_PATH}
      codec={lineupCodec}
      filters={filters}
      words={WORDS}
      title={lineupTitle({ category: content.categoryName }, name)}
      description={lineupDescription(content.categoryName, name)}
      picture={titlePicture(event?.contentSections, 'lineup')}
      subtitle={`${FACTS.dates}, ${FACTS.venue}`}
      tickets={isEventLoading ? TICKETS_LOADING : ticketButton(event?.ticketingCTAs ?? [])}
      onTickets={telemetry.purchaseClick}
      content={content}
      toCard={toCard}
      view="poster"
      featuredBadge={FEATURED_BADGE}
      onFilter={(change) => dispatch(filtersChanged(change))}
      onClear={() => dispatch(filtersCleared())}
      dialogLoading={DIALOG_WORDS.loading}
      dialog={(slug, onClose) => (
        <PerformerDialog key={slug} slug={slug} eventName={name} onClose={onClose} />
      )}
    />
  );
}
