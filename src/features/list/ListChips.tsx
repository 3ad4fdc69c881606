import { facetChips } from '#content/facet/facetChips.ts';
import type { Facet } from '#content/facet/schema.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import { ALL_LETTERS } from '#lib/filtering/letters.ts';
import { type ListFilters, NO_FILTERS } from '#lib/url/listCodec.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { type Chip, FilterChips } from '#ui/filter-bar/FilterChips.tsx';
import type { ListFilterState } from './list.ts';
import { MESSAGES } from './messages/index.ts';

interface ListChipsProps {
  list: Pick<ListFilterState, 'codec' | 'path'>;
  filters: ListFilters;
  categories: readonly FilterOption[];
  facets: readonly Facet[];
  onChange(change: Partial<ListFilters>): void;
}

/** What is chosen in the sheet of a list. */
export default function ListChips({ list, filters, categories, facets, onChange }: ListChipsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { category, letter } = filters;
  const chips: Chip<Partial<ListFilters>>[] = categories
    .filter(({ key }) => key === category)
    .map(({ name }) => ({ text: name, change: { category: NO_FILTERS.category }, isInBar: true }));
  if (letter !== ALL_LETTERS)
    chips.push({ text: t(MESSAGES.letter, { letter }), change: { letter: ALL_LETTERS }, isInBar: true });
  return (
    <FilterChips<Partial<ListFilters>>
      chips={[...chips, ...facetChips(filters.facets, facets, i18n)]}
      hrefOf={(change) =>
        addressText(list.codec.write({ ...filters, ...change }, { pathname: list.path, search: '' }))
      }
      onChange={onChange}
    />
  );
}
