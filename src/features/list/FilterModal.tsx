import { useEffect, useState } from 'react';
import type { Facet } from '#content/facet/schema.ts';
import { FacetGroups } from '#features/facets/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { PHONE, useMediaQuery } from '#hooks/useMediaQuery.ts';
import { countFacets } from '#lib/facets/countFacets.ts';
import { NO_FACETS } from '#lib/facets/facetFilters.ts';
import { countedOptions } from '#lib/filtering/countedOptions.ts';
import type { FilterCounts } from '#lib/filtering/filterCounts.ts';
import { type FilterOption, allOption } from '#lib/filtering/filterKey.ts';
import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import { type ListFilters, NO_FILTERS } from '#lib/url/listCodec.ts';
import { FilterSheet } from '#ui/filter-bar/FilterSheet.tsx';
import { LetterStrip } from '#ui/filter-bar/LetterStrip.tsx';
import { Select } from '#ui/filter-bar/Select.tsx';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { loadListChips } from './loadListChips.ts';
import { MESSAGES } from './messages/index.ts';
import { sortOptions } from './sortOptions.ts';

type Draft = Pick<ListFilters, 'category' | 'letter' | 'facets' | 'sort'>;

interface FilterModalProps {
  title: string;
  value: ListFilters;
  categories: readonly FilterOption[];
  facets: readonly Facet[];
  countsOf(filters: ListFilters): FilterCounts;
  /** See `ListMessages`. */
  match: Message;
  onApply(draft: Draft): void;
  onClose(): void;
}

/** The filters of a list in a sheet: all of them on a phone, and those that are not in the bar in a wide window. */
export default function FilterModal(props: FilterModalProps) {
  const { title, value, categories, facets, countsOf, match, onApply, onClose } = props;
  const { t } = useI18n();
  const [draft, setDraft] = useState<Draft>(() => draftOf(value, value.sort));
  const counts = countsOf({ ...value, ...draft });
  const isPhone = useMediaQuery(PHONE);
  useEffect(() => {
    // They show what is applied.
    loadListChips().catch(() => undefined);
  }, []);

  return (
    <FilterSheet
      title={title}
      count={counts.count === undefined ? '' : t(match, { count: counts.count })}
      onClear={() =>
        setDraft(isPhone ? draftOf(NO_FILTERS, draft.sort && LIST_SORTS[0]) : { ...draft, facets: NO_FACETS })
      }
      onApply={() => onApply(draft)}
      onClose={onClose}
    >
      {isPhone && (
        <>
          <Select
            label={t(FILTERS.category)}
            value={draft.category}
            options={[allOption(t(FILTERS.allCategories)), ...countedOptions(categories, counts.categories)]}
            onChange={(category) => setDraft({ ...draft, category })}
          />
          {draft.sort !== undefined && (
            <Select
              label={t(MESSAGES.sort)}
              value={draft.sort}
              options={sortOptions(t)}
              onChange={(sort) => setDraft({ ...draft, sort })}
            />
          )}
          <LetterStrip
            value={draft.letter}
            available={counts.letters}
            onChange={(letter) => setDraft({ ...draft, letter })}
          />
        </>
      )}
      <FacetGroups
        facets={facets}
        value={draft.facets}
        counts={counts.facets && countFacets(counts.facets, draft.facets, facets)}
        onChange={(value) => setDraft({ ...draft, facets: value })}
      />
    </FilterSheet>
  );
}

/** A list with a single order has no `sort` property, not an undefined one. */
function draftOf({ category, letter, facets }: Draft, sort: Draft['sort']): Draft {
  return { category, letter, facets, ...(sort && { sort }) };
}
