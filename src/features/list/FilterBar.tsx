import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchShortcut } from '#hooks/useSearchShortcut.ts';
import { countedOptions } from '#lib/filtering/countedOptions.ts';
import type { Facets } from '#lib/filtering/facets.ts';
import { ALL_OPTION, type FilterOption } from '#lib/filtering/filterKey.ts';
import { SORT_OPTIONS } from '#lib/filtering/listSort.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { LetterStrip } from '#ui/filter-bar/LetterStrip.tsx';
import { SearchBox } from '#ui/filter-bar/SearchBox.tsx';
import { Select } from '#ui/filter-bar/Select.tsx';
import styles from './FilterBar.module.scss';

const FilterModal = lazyDialog(() => import(/* webpackChunkName: "filter-modal" */ './FilterModal.tsx'));

interface FilterBarProps {
  searchLabel: string;
  modalTitle: string;
  filters: ListFilters;
  /** Without `all`. */
  categories: readonly FilterOption[];
  facetsOf(filters: ListFilters): Facets;
  onSearchFocus(): void;
  onFilter(change: Partial<ListFilters>): void;
}

/**
 * Search, category, order (if the list has several) and letters in a sticky row; on small screens everything but the
 * search is in a modal.
 */
export function FilterBar(props: FilterBarProps) {
  const { filters, facetsOf, onFilter } = props;
  const [isModalOpen, setModalOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  useSearchShortcut(searchBox);
  // Counting waits while keys are typed.
  const counted = useDeferredValue(filters);
  const facets = useMemo(() => facetsOf(counted), [facetsOf, counted]);

  return (
    <div className={styles.bar}>
      <SearchBox
        ref={searchBox}
        label={props.searchLabel}
        value={filters.search}
        onFocus={props.onSearchFocus}
        onChange={(search) => onFilter({ search })}
      />
      <div className={styles.wide}>
        <Select
          label="Category"
          value={filters.category}
          options={[ALL_OPTION, ...countedOptions(props.categories, facets.categories)]}
          onChange={(category) => onFilter({ category })}
        />
        {filters.sort !== undefined && (
          <Select
            label="Sort"
            value={filters.sort}
            options={SORT_OPTIONS}
            onChange={(sort) => onFilter({ sort })}
          />
        )}
      </div>
      <Button className={styles.narrow} aria-haspopup="dialog" onClick={() => setModalOpen(true)}>
        <Icon name="filter" size={18} />
        Filters
      </Button>
      <div className={styles.letters}>
        <LetterStrip
          value={filters.letter}
          available={facets.letters}
          onChange={(letter) => onFilter({ letter })}
        />
      </div>
      {isModalOpen && (
        <Suspense>
          <FilterModal
            title={props.modalTitle}
            value={filters}
            categories={props.categories}
            facetsOf={facetsOf}
            onClose={() => setModalOpen(false)}
            onApply={(change) => {
              onFilter(change);
              setModalOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
