import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ListContent } from '#content/lists/useListContent.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { countedOptions } from '#lib/filtering/countedOptions.ts';
import { allOption } from '#lib/filtering/filterKey.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { FiltersButton } from '#ui/filter-bar/FiltersButton.tsx';
import { LetterStrip } from '#ui/filter-bar/LetterStrip.tsx';
import { SearchBox } from '#ui/filter-bar/SearchBox.tsx';
import { Select } from '#ui/filter-bar/Select.tsx';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { countChosen } from './countChosen.ts';
import type { ListMessages } from './list.ts';
import { MESSAGES } from './messages/index.ts';
import { sortOptions } from './sortOptions.ts';
import type { useChangeFilters } from './useChangeFilters.ts';
import styles from './FilterBar.module.scss';

const FilterModal = lazyDialog(() => import(/* webpackChunkName: "filter-modal" */ './FilterModal.tsx'));

interface FilterBarProps {
  messages: Pick<ListMessages, 'searchLabel' | 'filtersTitle' | 'match'>;
  filters: ListFilters;
  content: Pick<ListContent<never>, 'categories' | 'facets' | 'countsOf' | 'prepareSearch' | 'countAll'>;
  change: Pick<ReturnType<typeof useChangeFilters>, 'changeFilters'>;
}

/**
 * Search, category, order (if the list has several) and letters in a sticky row. A sheet has all filters: on small
 * screens everything except the search, on others the facets as well.
 */
export function FilterBar({ messages, filters, content, change: { changeFilters } }: FilterBarProps) {
  const { categories, facets = [], countsOf } = content;
  const { t } = useI18n();
  const [isModalOpen, setModalOpen] = useState(false);
  // Deferred, so that typing does not wait for the counts.
  const counted = useDeferredValue(filters);
  const counts = useMemo(() => countsOf(counted), [countsOf, counted]);

  const changeLetter = useCallback((letter: string) => changeFilters({ letter }), [changeFilters]);

  function openModal() {
    content.countAll();
    setModalOpen(true);
  }

  return (
    <div className={styles.bar} data-folds>
      <SearchBox
        label={t(messages.searchLabel)}
        value={filters.search}
        onFocus={content.prepareSearch}
        onChange={(search) => changeFilters({ search })}
      />
      <div className={styles.wide}>
        <Select
          label={t(FILTERS.category)}
          value={filters.category}
          options={[allOption(t(FILTERS.allCategories)), ...countedOptions(categories, counts.categories)]}
          onChange={(category) => changeFilters({ category })}
        />
        {filters.sort !== undefined && (
          <Select
            label={t(MESSAGES.sort)}
            value={filters.sort}
            options={sortOptions(t)}
            onChange={(sort) => changeFilters({ sort })}
          />
        )}
      </div>
      <FiltersButton count={countChosen(filters)} hasFacets={facets.length > 0} onClick={openModal} />
      <div className={styles.letters}>
        <LetterStrip value={filters.letter} available={counts.letters} onChange={changeLetter} />
      </div>
      {isModalOpen && (
        <Suspense>
          <FilterModal
            title={t(messages.filtersTitle)}
            value={filters}
            categories={categories}
            facets={facets}
            countsOf={countsOf}
            match={messages.match}
            onClose={() => setModalOpen(false)}
            onApply={(change) => {
              changeFilters(change);
              setModalOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
