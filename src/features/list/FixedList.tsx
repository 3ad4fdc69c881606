import { useMemo } from 'react';
import type { Listed } from '#content/lists/allNames.ts';
import { useKnownFilters } from '#content/lists/useKnownFilters.ts';
import { useListContent } from '#content/lists/useListContent.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { ResultsProps } from '#features/feature.ts';
import { usePickedIds } from '#features/picks/index.ts';
import { FewCards } from '#ui/card-grid/FewCards.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import type { List } from './list.ts';
import { ListResults } from './ListResults.tsx';
import { useCards } from './useCards.tsx';

/** Pictures in the first row load eagerly, all others lazily. */
const EAGER_CARDS = 4;

interface FixedListProps<Item extends Listed> extends ResultsProps {
  list: List<Item>;
}

/** A list with filters that the visitor cannot change. */
export function FixedList<Item extends Listed>({ list, address, most }: FixedListProps<Item>) {
  const { codec, defaultFilters, queries, messages } = list;
  const { t, language } = useI18n();
  const named = useMemo(() => codec.read(address) ?? defaultFilters, [codec, defaultFilters, address]);
  const filters = useKnownFilters(queries, named);
  const content = useListContent(queries, filters, usePickedIds(queries.kind, filters.mine), language);
  const view = most === undefined ? list.viewOf(filters) : 'grid';
  const cards = useCards(list, filters, view, most === undefined ? EAGER_CARDS : 0);
  if (content.error) {
    return (
      <ErrorScreen
        error={content.error}
        where={list.chunk}
        title={t(messages.failed)}
        text={t(messages.failedDetail)}
        onRetry={content.retry}
      />
    );
  }
  if (most !== undefined) {
    return (
      <FewCards
        label={t(messages.list)}
        items={content.isLoading ? undefined : content.items.slice(0, most)}
        most={most}
        {...cards}
      />
    );
  }
  return (
    <section aria-label={t(messages.list)}>
      <ListResults list={list} filters={filters} content={content} view={view} cards={cards} />
    </section>
  );
}
