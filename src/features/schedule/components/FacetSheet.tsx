import { useState } from 'react';
import type { Facet } from '#content/facet/schema.ts';
import { FacetGroups } from '#features/facets/index.ts';
import { countFacets } from '#lib/facets/countFacets.ts';
import { NO_FACETS } from '#lib/facets/facetFilters.ts';
import { FilterSheet } from '#ui/filter-bar/FilterSheet.tsx';
import type { ScheduleFilters } from '../model/filters.ts';
import { MESSAGES } from '../model/messages.ts';
import type { EventCardModel } from '../model/toCard.ts';

export interface FacetSheetProps {
  filters: ScheduleFilters;
  facets: readonly Facet[];
  countMatches(filters: ScheduleFilters): number;
  matchesOf(filters: ScheduleFilters): readonly EventCardModel[] | undefined;
  onFilter(change: Pick<ScheduleFilters, 'facets'>): void;
  onClose(): void;
}

/** The facets of the schedule in a sheet. */
export default function FacetSheet(props: FacetSheetProps) {
  const { filters, facets, countMatches, matchesOf, onFilter, onClose } = props;
  const [value, setValue] = useState(filters.facets);
  const draft = { ...filters, facets: value };
  const underOthers = matchesOf({ ...filters, facets: NO_FACETS });
  const counts =
    underOthers &&
    countFacets(
      underOthers.map((card) => card.facets),
      value,
      facets,
    );
  return (
    <FilterSheet
      title={MESSAGES.moreFilters}
      count={MESSAGES.match(countMatches(draft))}
      onClear={() => setValue(NO_FACETS)}
      onApply={() => {
        onFilter({ facets: value });
        onClose();
      }}
      onClose={onClose}
    >
      <FacetGroups facets={facets} value={value} counts={counts} onChange={setValue} />
    </FilterSheet>
  );
}
