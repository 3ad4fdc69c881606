import { type ReactNode, Suspense } from 'react';
import { useDelayed } from '#hooks/useDelayed.ts';
import { emptyLines } from '#lib/filtering/emptyLines.ts';
import { ALL_CATEGORIES } from '#lib/filtering/filterKey.ts';
import { ALL_LETTERS } from '#lib/filtering/letters.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import type { CardView } from '#ui/card-grid/Card.tsx';
import { CardGrid } from '#ui/card-grid/CardGrid.tsx';
import { MineToggle, MineWithoutScripts } from '#ui/filter-bar/MineToggle.tsx';
import { CardGridSkeleton } from '#ui/states/CardGridSkeleton.tsx';
import { Notice } from '#ui/states/ErrorScreen.tsx';
import { ListEnd } from './ListEnd.tsx';
import type { ListContent, Named } from './listContent.ts';
import styles from './ListPage.module.scss';

/** Texts of a list. */
export interface ListMessages {
  /** The list's items, in the plural: `places`. */
  noun: string;
  loading: string;
  loadingDetail: string;
  searchLabel: string;
  filtersTitle: string;
  empty: string;
  /** A suggestion, if the list is empty because of filters. */
  emptyHint?: string;
  loadMore: string;
  loadingMore: string;
}

interface ListResultsProps<Item extends Named> {
  messages: ListMessages;
  filters: ListFilters;
  isFiltered: boolean;
  content: ListContent<Item>;
  view: CardView;
  /** Shown where the filters match nothing. */
  rescue?: ReactNode;
  /** Controls of this list only, beside the count. */
  controls?: ReactNode;
  renderItem(item: Item, index: number): ReactNode;
  /** Undefined where the visitor cannot change the filters. */
  onMine?: ((isMine: boolean) => void) | undefined;
  onClear?: (() => void) | undefined;
}

/** The filtered list: count, cards, and how to load more. */
export function ListResults<Item extends Named>(props: ListResultsProps<Item>) {
  const { messages, filters, isFiltered, content, view, onClear } = props;
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
            countText(messages.noun, content.count, content.total, isFiltered)
          ) : (
            <>
              <strong>{messages.loading}</strong> {messages.loadingDetail}
            </>
          )}
        </p>
        {onClear && isFiltered && !isEmpty && (
          <button type="button" className={styles.clear} onClick={onClear}>
            Clear Filters
          </button>
        )}
        {props.onMine && <MineToggle isOn={filters.mine} onChange={props.onMine} />}
        {props.controls}
      </div>

      {!items && filters.mine && <MineWithoutScripts />}
      {!items && <CardGridSkeleton view={view} />}
      {items && items.length > 0 && (
        <CardGrid
          label={messages.noun}
          items={items}
          view={view}
          keyOf={idOf}
          renderItem={props.renderItem}
        />
      )}
      {isEmpty && (
        <Notice title={messages.empty}>
          {emptyLines(messages.noun, shownFilters(filters, content.categories)).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {isFiltered && messages.emptyHint !== undefined && <p>{messages.emptyHint}</p>}
          {onClear && isFiltered ? (
            <Button onClick={onClear}>Clear All Filters</Button>
          ) : (
            <ButtonLink to="/">Go Home</ButtonLink>
          )}
          {isFiltered && <Suspense>{props.rescue}</Suspense>}
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

function idOf({ _id }: Named): string {
  return _id;
}

function shownFilters(
  { letter, search, category, mine }: ListFilters,
  categories: ListContent<Named>['categories'],
) {
  return {
    letter: letter === ALL_LETTERS ? undefined : letter,
    search,
    mine,
    category: category === ALL_CATEGORIES ? undefined : categories.find(({ key }) => key === category)?.name,
  };
}

function countText(noun: string, shown: number, total: number | undefined, isFiltered: boolean): string {
  const of = total === undefined ? '' : ` of ${total}`;
  return `Showing ${shown}${of} ${noun}${isFiltered ? ' (filtered)' : ''}`;
}
