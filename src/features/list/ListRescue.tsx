import { useMemo } from 'react';
import type { Facet } from '#content/facet/schema.ts';
import { useGetNamesQuery } from '#content/lists/names.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { countAlternatives } from '#lib/filtering/alternatives.ts';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { listCounter, otherCategories, withoutOne } from './listAlternatives.ts';
import { type ListFilters, NO_FILTERS } from '#lib/url/listCodec.ts';
import { type ScreenCodec, addressText } from '#lib/url/screenCodec.ts';
import { type PickedIds, isAmong } from '#content/lists/pickedIds.ts';
import { Rescue } from '#features/search/index.ts';

interface ListRescueProps {
  kind: string;
  path: string;
  codec: ScreenCodec<ListFilters>;
  filters: ListFilters;
  categories: readonly FilterOption[];
  facets: readonly Facet[];
  /** The picks, to which `mine` limits the list. */
  pickedIds: PickedIds;
}

/** Suggestions for filters of a list that match no place or performer. */
export default function ListRescue(props: ListRescueProps) {
  const { kind, path, codec, filters, categories, facets, pickedIds } = props;
  const i18n = useI18n();
  const { t, language } = i18n;
  const { data: names } = useGetNamesQuery({ kinds: [kind] });
  const count = useMemo(
    () => names && listCounter(names[kind] ?? [], facets, (id) => isAmong(pickedIds, id), language),
    [names, kind, facets, pickedIds, language],
  );
  if (!count) return null;
  return (
    <Rescue
      lists={[
        {
          title: t(FILTERS.otherCategories),
          alternatives: countAlternatives(otherCategories(filters, categories), count),
        },
        {
          title: t(FILTERS.fewerFilters),
          alternatives: countAlternatives(withoutOne(filters, facets, i18n), count),
        },
      ]}
      hrefOf={(other) => addressText(codec.write(other, { pathname: path, search: '' }))}
      text={filters.search}
      kind={kind}
      showNamed={(search) =>
        [
          { ...filters, search },
          { ...filters, ...NO_FILTERS, search },
        ].find((other) => count(other) > 0)
      }
    />
  );
}
