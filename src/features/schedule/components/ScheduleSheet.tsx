import { useEffect, useState } from 'react';
import type { Facet } from '#content/facet/schema.ts';
import { FacetGroups } from '#features/facets/index.ts';
import { PHONE, useMediaQuery } from '#hooks/useMediaQuery.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { countFacets } from '#lib/facets/countFacets.ts';
import { NO_FACETS } from '#lib/facets/facetFilters.ts';
import { inOrder } from '#lib/filtering/inOrder.ts';
import { FilterGroup } from '#ui/filter-bar/FilterGroup.tsx';
import { FilterSheet } from '#ui/filter-bar/FilterSheet.tsx';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { loadScheduleChips } from '../loadScheduleChips.ts';
import { type CountedFilter, type MatchesOf, countOptions } from '../model/countOptions.ts';
import type { ScheduleOptions } from '../model/filterCards.ts';
import { DEFAULT_FILTERS, type ScheduleFilters } from '../model/filters.ts';
import { MESSAGES } from '../messages/index.ts';
import { TimeSelect } from './TimeSelect.tsx';

type Draft = Pick<ScheduleFilters, 'locations' | 'categories' | 'when' | 'facets'>;

interface ScheduleSheetProps {
  filters: ScheduleFilters;
  options: ScheduleOptions;
  facets: readonly Facet[];
  matchesOf: MatchesOf;
  onApply(draft: Draft): void;
  onClose(): void;
}

/** The filters of the schedule in a sheet: all of them on a phone, the facets in a wide window. */
export default function ScheduleSheet(props: ScheduleSheetProps) {
  const { t } = useI18n();
  const { filters, options, facets, matchesOf, onApply, onClose } = props;
  const [draft, setDraft] = useState(() => draftOf(filters));
  const isPhone = useMediaQuery(PHONE);
  const drafted = { ...filters, ...draft };
  const matches = matchesOf(drafted);
  const underOthers = matchesOf({ ...drafted, facets: NO_FACETS });

  useEffect(() => {
    // They show what is applied.
    loadScheduleChips().catch(() => undefined);
  }, []);

  function group(filter: CountedFilter, label: string) {
    const counts = countOptions(filter, drafted, matchesOf);
    return (
      <FilterGroup
        label={label}
        value={draft[filter]}
        options={options[filter].map(({ key, name }) => {
          const count = counts && (counts.get(key) ?? 0);
          return { key, name, count, isEmpty: count === 0 };
        })}
        onChange={(keys) => setDraft({ ...draft, [filter]: inOrder(keys) })}
      />
    );
  }

  return (
    <FilterSheet
      title={t(FILTERS.filters)}
      count={matches ? t(MESSAGES.match, { count: matches.length }) : ''}
      onClear={() => setDraft(isPhone ? draftOf(DEFAULT_FILTERS) : { ...draft, facets: NO_FACETS })}
      onApply={() => onApply(draft)}
      onClose={onClose}
    >
      {isPhone && (
        <>
          {group('locations', t(MESSAGES.location))}
          {group('categories', t(FILTERS.category))}
          <TimeSelect filters={drafted} onFilter={({ when }) => setDraft({ ...draft, when })} />
        </>
      )}
      <FacetGroups
        facets={facets}
        value={draft.facets}
        counts={
          underOthers &&
          countFacets(
            underOthers.map((card) => card.facets),
            draft.facets,
            facets,
          )
        }
        onChange={(value) => setDraft({ ...draft, facets: value })}
      />
    </FilterSheet>
  );
}

function draftOf({ locations, categories, when, facets }: Draft): Draft {
  return { locations, categories, when, facets };
}
