import type { ReactNode } from 'react';
import type { CardModel } from '#lib/cards/cardModel.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ScreenCodec } from '#lib/url/screenCodec.ts';
import type { CardView } from '#ui/card-grid/Card.tsx';
import { FewCards } from '#ui/card-grid/FewCards.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { type ListMessages, ListResults } from './ListResults.tsx';
import type { ListContent, Named } from './listContent.ts';
import { useCardRenderer } from './useCardRenderer.tsx';

/** Pictures in the first row load eagerly, all others lazily. */
const EAGER_CARDS = 4;

interface FixedListProps<Filters extends ListFilters, Item extends Named> {
  /** The list's path, such as `/marketplace`, and the codec of its addresses. */
  path: string;
  codec: ScreenCodec<Filters>;
  filters: Filters;
  messages: ListMessages & { failed: string; failedDetail: string };
  content: ListContent<Item>;
  toCard(item: Item): CardModel;
  pick(item: Item): ReactNode;
  view: CardView;
  featuredBadge?: ReactNode;
  /** Shows only the first cards, without count and paging. Default: everything. */
  most?: number | undefined;
}

/** A list under filters that the visitor cannot change. */
export function FixedList<Filters extends ListFilters, Item extends Named>(
  props: FixedListProps<Filters, Item>,
) {
  const { path, filters, messages, content, view, most } = props;
  const renderItem = useCardRenderer({ ...props, eagerCards: most === undefined ? EAGER_CARDS : 0 });
  if (content.error) {
    return (
      <ErrorScreen
        error={content.error}
        where={path.slice(1)}
        title={messages.failed}
        text={messages.failedDetail}
        onRetry={content.retry}
      />
    );
  }
  if (most !== undefined) {
    return (
      <FewCards
        label={messages.noun}
        items={content.isLoading ? undefined : content.items.slice(0, most)}
        most={most}
        renderItem={renderItem}
      />
    );
  }
  return (
    <section aria-label={messages.noun}>
      <ListResults
        messages={messages}
        filters={filters}
        isFiltered={false}
        content={content}
        view={view}
        renderItem={renderItem}
      />
    </section>
  );
}
