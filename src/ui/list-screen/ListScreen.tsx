import { type ReactNode, Suspense, lazy, useRef, useState } from 'react';
import { useDelayed } from '../../hooks/useDelayed';
import { useEscape } from '../../hooks/useEscape';
import { useSearchShortcut } from '../../hooks/useSearchShortcut';
import { FACTS } from '../../lib/facts';
import { emptyLines } from '../../lib/filtering/emptyLines';
import { ALL_CATEGORIES, type FilterOption } from '../../lib/filtering/filterKey';
import { ALL_LETTERS } from '../../lib/filtering/letters';
import type { ListFilters } from '../../lib/url/listCodec';
import { Button } from '../buttons/Button';
import { CardGrid } from '../card-grid/CardGrid';
import { LetterStrip } from '../filter-bar/LetterStrip';
import { SearchBox } from '../filter-bar/SearchBox';
import { Select } from '../filter-bar/Select';
import { Icon } from '../icons/Icon';
import { CardGridSkeleton } from '../states/CardGridSkeleton';
import { Notice } from '../states/ErrorScreen';
import { ListEnd } from './ListEnd';
import styles from './ListScreen.module.scss';

const FilterModal = lazy(() => import(/* webpackChunkName: "filter-modal" */ '../filter-bar/FilterModal'));

/** What one list calls things. */
export interface ListWords {
  /** What the list holds, in the plural: `places`. */
  noun: string;
  loading: string;
  loadingDetail: string;
  searchLabel: string;
  filtersTitle: string;
  empty: string;
  loadMore: string;
  loadingMore: string;
}

interface ListScreenProps<Item> {
  words: ListWords;
  filters: ListFilters;
  /** Without `all`. */
  categories: readonly FilterOption[];
  availableLetters: ReadonlySet<string> | undefined;
  /** Items of the category; undefined while that is not known. */
  total: number | undefined;
  /** Loaded items that the filters let through; undefined until page one is there. */
  items: readonly Item[] | undefined;
  view: 'grid' | 'list';
  hasMore: boolean;
  /** Where the next page starts; it moves when a page has arrived. */
  nextOffset: number;
  isLoadingMore: boolean;
  /** The next page failed. */
  hasFailedMore: boolean;
  /** Whether a dialog is open over the list; Escape is the dialog's then. */
  isCovered: boolean;
  /** Controls of this list alone, at the end of the filter bar. */
  controls?: ReactNode;
  keyOf(item: Item): string;
  renderItem(item: Item, index: number): ReactNode;
  onSearch(text: string): void;
  onCategory(key: string): void;
  onLetter(letter: string): void;
  onClear(): void;
  onLoadMore(): void;
}

/** A searchable, filterable, endless list of cards. Marketplace and lineup are this with other words. */
export function ListScreen<Item>(props: ListScreenProps<Item>) {
  const { words, filters, categories, items, hasMore, isLoadingMore, hasFailedMore, onLoadMore } = props;
  const [isModalOpen, setModalOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLDivElement>(null);

  const options = [{ key: ALL_CATEGORIES, name: 'All Categories' }, ...categories];
  const isNarrowed = filters.letter !== ALL_LETTERS || filters.search.trim() !== '';
  const isFiltered = isNarrowed || filters.category !== ALL_CATEGORIES;
  // Nothing of what is loaded matches, but what is not loaded may.
  const isSearching = isNarrowed && items?.length === 0 && hasMore && !hasFailedMore;

  useSearchShortcut(searchBox);
  useEscape(isFiltered && !props.isCovered && !isModalOpen, props.onClear);
  useDelayed(isSearching && !isLoadingMore, FACTS.autoFetchPause, onLoadMore, props.nextOffset);

  /** A list that becomes another one is read from its start. */
  function fromStart<Args extends unknown[]>(change: (...args: Args) => void) {
    return (...args: Args) => {
      change(...args);
      if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
    };
  }

  return (
    <section className={styles.screen} aria-label={words.noun}>
      <div ref={top} className={styles.top} />
      <div className={styles.bar}>
        <SearchBox
          ref={searchBox}
          label={words.searchLabel}
          value={filters.search}
          onChange={fromStart(props.onSearch)}
        />
        <div className={styles.wide}>
          <Select
            label="Category"
            value={filters.category}
            options={options}
            onChange={fromStart(props.onCategory)}
          />
          {props.controls}
        </div>
        <Button className={styles.narrow} aria-haspopup="dialog" onClick={() => setModalOpen(true)}>
          <Icon name="filter" size={18} />
          Filters
        </Button>
        <div className={styles.letters}>
          <LetterStrip
            value={filters.letter}
            available={props.availableLetters}
            onChange={fromStart(props.onLetter)}
          />
        </div>
      </div>
      <div className={styles.results}>
        <p role="status">
          {items ? (
            countText(words.noun, items.length, props.total, isFiltered)
          ) : (
            <>
              <strong>{words.loading}</strong> {words.loadingDetail}
            </>
          )}
        </p>
        {isFiltered && <Button onClick={fromStart(props.onClear)}>Clear Filters</Button>}
      </div>

      {!items && <CardGridSkeleton view={props.view} />}
      {items && items.length > 0 && (
        <CardGrid
          label={words.noun}
          items={items}
          view={props.view}
          keyOf={props.keyOf}
          renderItem={props.renderItem}
        />
      )}
      {items?.length === 0 && !isSearching && !isLoadingMore && !hasFailedMore && (
        <EmptyList words={words} lines={emptyLines(words.noun, shownFilters(filters, categories))}>
          {isFiltered && <Button onClick={props.onClear}>Clear All Filters</Button>}
        </EmptyList>
      )}
      {items && (
        <ListEnd
          words={words}
          isBusy={isLoadingMore || isSearching}
          hasFailed={hasFailedMore}
          hasMore={hasMore}
          nextOffset={props.nextOffset}
          isButtonShown={filters.letter === ALL_LETTERS}
          isEmpty={items.length === 0}
          onLoadMore={onLoadMore}
        />
      )}

      {isModalOpen && (
        <Suspense>
          <FilterModal
            title={words.filtersTitle}
            value={filters}
            categories={options}
            availableLetters={props.availableLetters}
            onClose={() => setModalOpen(false)}
            onApply={fromStart(({ category, letter }) => {
              props.onLetter(letter);
              props.onCategory(category);
              setModalOpen(false);
            })}
          />
        </Suspense>
      )}
    </section>
  );
}

function EmptyList({ words, lines, children }: { words: ListWords; lines: string[]; children: ReactNode }) {
  return (
    <Notice title={words.empty} text={lines.join(' ')}>
      {children}
    </Notice>
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
