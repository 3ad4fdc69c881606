import { Suspense } from 'react';
import type { Listed } from '#content/lists/allNames.ts';
import type { ListContent } from '#content/lists/useListContent.ts';
import { useDelayed } from '#hooks/useDelayed.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { ALL_LETTERS } from '#lib/filtering/letters.ts';
import type { PickedIds } from '#content/lists/pickedIds.ts';
import { type ListFilters, isFiltered } from '#lib/url/listCodec.ts';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { countChosen } from './countChosen.ts';
import { emptyLines } from './emptyLines.ts';
import { LazyListRescue } from './LazyListRescue.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import type { CardView } from '#ui/card-grid/Card.tsx';
import { CardGrid } from '#ui/card-grid/CardGrid.tsx';
import { Choices } from '#ui/filter-bar/Choices.tsx';
import { lazyChips } from '#ui/filter-bar/lazyChips.tsx';
import { MineToggle, MineWithoutScripts } from '#ui/filter-bar/MineToggle.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { CardGridSkeleton } from '#ui/states/CardGridSkeleton.tsx';
import { Notice } from '#ui/states/ErrorScreen.tsx';
import { ListEnd } from './ListEnd.tsx';
import type { List } from './list.ts';
import { loadListChips } from './loadListChips.ts';
import { MESSAGES } from './messages/index.ts';
import type { Cards } from './useCards.tsx';
import type { useChangeFilters } from './useChangeFilters.ts';
import styles from './ListPage.module.scss';

const ListChips = lazyChips(loadListChips);

const VIEWS = [
  { value: 'grid', label: MESSAGES.gridView, icon: 'grid' },
  { value: 'list', label: MESSAGES.listView, icon: 'list' },
] as const;

interface ListResultsProps<Item extends Listed> {
  list: List<Item>;
  filters: ListFilters;
  content: ListContent<Item>;
  view: CardView;
  cards: Cards<Item>;
  /** Undefined if the visitor cannot change the filters. */
  change?: ReturnType<typeof useChangeFilters>;
  /** The picks, to which `mine` limits the list. */
  pickedIds?: PickedIds;
}

/** The filtered list: its count, its cards, and loading of more. */
export function ListResults<Item extends Listed>(props: ListResultsProps<Item>) {
  const { list, filters, content, view, change } = props;
  const { messages } = list;
  const { t } = useI18n();
  const isChanged = change !== undefined && isFiltered(filters);
  const { hasMore, isLoadingMore, loadMore, nextPage } = content;
  const items = content.isLoading ? undefined : content.items;
  const hasFailed = content.moreError !== undefined;
  // No loaded item matches, but further pages may.
  const isSearching = items?.length === 0 && hasMore && !hasFailed;
  const isEmpty = items?.length === 0 && !isSearching && !isLoadingMore && !hasFailed;
  useDelayed(isSearching && !isLoadingMore, content.pause, loadMore, nextPage);
  return (
    <>
      <div className={styles.results}>
        <p role="status">
          {items ? (
            t(messages.showing, { shown: content.count, total: content.total, isFiltered: isChanged })
          ) : (
            <>
              <strong>{t(messages.loading)}</strong> {t(messages.loadingDetail)}
            </>
          )}
        </p>
        {isChanged && !isEmpty && (
          <button type="button" className={styles.clear} onClick={change.clearFilters}>
            {t(FILTERS.clearFilters)}
          </button>
        )}
        {change && <MineToggle isOn={filters.mine} onChange={(mine) => change.changeFilters({ mine })} />}
        {change && (
          <Choices
            label={t(MESSAGES.view)}
            value={filters.view}
            choices={VIEWS.map((view) => ({ ...view, label: t(view.label) }))}
            onChange={change.changeView}
          />
        )}
      </div>

      {change && content.facets && countChosen(filters) > 0 && (
        <ListChips
          list={list}
          filters={filters}
          categories={content.categories}
          facets={content.facets}
          onChange={change.changeFilters}
        />
      )}
      {!items && filters.mine && <MineWithoutScripts />}
      {!items && <CardGridSkeleton view={view} />}
      {items && items.length > 0 && (
        <CardGrid label={t(messages.list)} items={items} view={view} keyOf={idOf} {...props.cards} />
      )}
      {isEmpty && (
        <Notice title={t(messages.empty)}>
          {emptyLines(t, messages, filters, content.categoryName).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {isChanged && messages.emptyHint !== undefined && <p>{t(messages.emptyHint)}</p>}
          {isChanged ? (
            <Button onClick={change.clearFilters}>{t(FILTERS.clearAllFilters)}</Button>
          ) : (
            <ButtonLink to="/">{t(WORDS.goHome)}</ButtonLink>
          )}
          {isChanged && (
            <Suspense>
              <LazyListRescue
                kind={list.queries.kind}
                path={list.path}
                codec={list.codec}
                filters={filters}
                categories={content.categories}
                facets={content.facets ?? []}
                pickedIds={props.pickedIds}
              />
            </Suspense>
          )}
        </Notice>
      )}
      {items && (
        <ListEnd
          messages={messages}
          isBusy={isLoadingMore || isSearching}
          hasFailed={hasFailed}
          hasMore={hasMore}
          nextPage={nextPage}
          isButtonShown={filters.letter === ALL_LETTERS}
          isEmpty={items.length === 0}
          hasAhead={content.hasAhead}
          onReadAhead={content.readAhead}
          onLoadMore={loadMore}
        />
      )}
    </>
  );
}

function idOf({ _id }: Listed): string {
  return _id;
}
