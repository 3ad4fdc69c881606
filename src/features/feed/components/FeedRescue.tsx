import { useI18n } from '#hooks/useI18n.ts';
import { countAlternatives } from '#lib/filtering/alternatives.ts';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { Rescue } from '#features/search/index.ts';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { otherCategories, withoutOne } from '../model/alternatives.ts';
import { type FeedFilters, feedAddress } from '../model/filters.ts';

interface FeedRescueProps {
  filters: FeedFilters;
  categories: readonly FilterOption[];
  count(filters: FeedFilters): number;
}

/** Suggestions for filters of the feed that match no post. */
export default function FeedRescue({ filters, categories, count }: FeedRescueProps) {
  const { t } = useI18n();
  return (
    <Rescue
      lists={[
        {
          title: t(FILTERS.otherCategories),
          alternatives: countAlternatives(otherCategories(filters, categories), count),
        },
        { title: t(FILTERS.fewerFilters), alternatives: countAlternatives(withoutOne(filters, t), count) },
      ]}
      hrefOf={(other) => addressText(feedAddress(other))}
      text=""
      kind="post"
      showNamed={() => undefined}
    />
  );
}
