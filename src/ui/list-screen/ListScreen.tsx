import type { ReactNode } from 'react';
import { useDelayed } from '../../hooks/useDelayed';
import { useEscape } from '../../hooks/useEscape';
import { useListStart } from '../../hooks/useListStart';
import * as FACTS from '../../lib/facts';
import { emptyLines } from '../../lib/filtering/emptyLines';
import { ALL_CATEGORIES, type FilterOption } from '../../lib/filtering/filterKey';
import { ALL_LETTERS } from '../../lib/filtering/letters';
import type { ListFilters } from '../../lib/url/listCodec';
import { Button, ButtonLink } from '../buttons/Button';
import type { CardView } from '../card-grid/Card';
import { CardGrid } from '../card-grid/CardGrid';
import { FilterBar } from '../filter-bar/FilterBar';
import { CardGridSkeleton } from '../states/CardGridSkeleton';
import { Notice } from '../states/ErrorScreen';
import { ListEnd } from './ListEnd';
import styles from './ListScreen.module.scss';

/** What one list calls things. */
export interface ListMessages {
  /** What the list holds, in the plural: `places`. */
  noun: string;
  loading: string;
  loadingDetail: string;
  searchLabel: string;
  filtersTitle: string;
  empty: string;
  /** What to do about it, where filters are the reason. */
  emptyHint?: string;
  loadMore: string;
  loadingMore: string;
}

interface ListScreenProps<Item> {
  messages: ListMessages;
  filters: ListFilters;
  /** Without `all`. */
  categories: readonly FilterOption[];
  availableLetters: ReadonlySet<string> | undefined;
  /** Items of the category; undefined while that is not known. */
  total: number | undefined;
  /** Loaded items that the filters let through; undefined until page one is there. */
  items: readonly Item[] | undefined;
  view: CardView;
  hasMore: boolean;
  /** Where the next page starts; it moves when a page has arrived. */
  nextOffset: number;
  isLoadingMore: boolean;
  /** The next page failed. */
  hasFailedMore: boolean;
  /** Whether a dialog is open over the list; Escape is the dialog's then. */
  isCovered: boolean;
  /** Controls of this list alone, beside the count. */
  controls?: ReactNode;
  keyOf(item: Item): string;
  renderItem(item: Item, index: number): ReactNode;
  onFilter(change: Partial<ListFilters>): void;
  onClear(): void;
  /** The next page is there, and waits to be shown. */
  hasAhead: boolean;
  onReadAhead(): void;
  onLoadMore(): void;
}

/** A searchable, filterable, endless list of cards. Marketplace and lineup are this with other words. */
export function ListScreen<Item>(props: ListScreenProps<Item>) {
  const { messages, filters, categories, items, hasMore, isLoadingMore, hasFailedMore, onLoadMore } = props;
  const [start, showStart] = useListStart();

  const isNarrowed = filters.letter !== ALL_LETTERS || filters.search.trim() !== '';
  const isFiltered = isNarrowed || filters.category !== ALL_CATEGORIES;
  // Nothing of what is loaded can be shown, but what is not loaded may.
  const isSearching = items?.length === 0 && hasMore && !hasFailedMore;
  const isEmpty = items?.length === 0 && !isSearching && !isLoadingMore && !hasFailedMore;

  useEscape(isFiltered && !props.isCovered, clear);
  useDelayed(isSearching && !isLoadingMore, FACTS.autoFetchPause, onLoadMore, props.nextOffset);

  function clear() {
    props.onClear();
    showStart();
  }

  return (
    <section className={styles.screen} aria-label={messages.noun}>
      <div ref={start} className={styles.top} />
      <FilterBar
        searchLabel={messages.searchLabel}
        modalTitle={messages.filtersTitle}
        filters={filters}
        categories={categories}
        availableLetters={props.availableLetters}
        onFilter={(change) => {
          props.onFilter(change);
          showStart();
        }}
      />
      <div className={styles.results}>
        <p role="status">
          {items ? (
            countText(messages.noun, items.length, props.total, isFiltered)
          ) : (
            <>
              <strong>{messages.loading}</strong> {messages.loadingDetail}
            </>
          )}
        </p>
        {isFiltered && !isEmpty && (
          <button type="button" className={styles.clear} onClick={clear}>
            Clear Filters
          </button>
        )}
        {props.controls}
      </div>

      {!items && <CardGridSkeleton view={props.view} />}
      {items && items.length > 0 && (
        <CardGrid
          label={messages.noun}
          items={items}
          view={props.view}
          keyOf={props.keyOf}
          renderItem={props.renderItem}
        />
      )}
      {isEmpty && (
        <Notice title={messages.empty}>
          {emptyLines(messages.noun, shownFilters(filters, categories)).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {isFiltered && messages.emptyHint !== undefined && <p>{messages.emptyHint}</p>}
          {isFiltered ? (
            <Button onClick={clear}>Clear All Filters</Button>
          ) : (
            <ButtonLink to="/">Go Home</ButtonLink>
          )}
        </Notice>
      )}
      {items && (
        <ListEnd
          messages={messages}
          isBusy={isLoadingMore || isSearching}
          hasFailed={hasFailedMore}
          hasMore={hasMore}
          nextOffset={props.nextOffset}
          isButtonShown={filters.letter === ALL_LETTERS}
          isEmpty={items.length === 0}
          hasAhead={props.hasAhead}
          onReadAhead={props.onReadAhead}
          onLoadMore={onLoadMore}
        />
      )}
    </section>
  );
}

function shownFilters({ letter, search, category }: ListFilters, categories: readonly FilterOption[]) {
  return {
    letter: letter === ALL_LETTERS ? undefined : letter,
    search,
    category: categories.find(({ key }) => key === category)?.name,
  };
}

function countText(noun: string, shown: number, total: number | undefined, isFiltered: boolean): string {
  const of = total === undefined ? '' : ` of ${total}`;
  return `Showing ${shown}${of} ${noun}${isFiltered ? ' (filtered)' : ''}`;
}
