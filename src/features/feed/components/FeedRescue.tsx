import { countAlternatives } from '#lib/filtering/alternatives.ts';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { Rescue } from '#features/search/index.ts';
import { otherCategories, withoutOne } from '../model/alternatives.ts';
import { type FeedFilters, feedAddress } from '../model/filters.ts';

interface FeedRescueProps {
  filters: FeedFilters;
  categories: readonly FilterOption[];
  count(filters: FeedFilters): number;
}

/** Suggestions for filters of the feed that match no post. */
export default function FeedRescue({ filters, categories, count }: FeedRescueProps) {
  return (
    <Rescue
      lists={[
        {
          title: 'Other categories with matches',
          alternatives: countAlternatives(otherCategories(filters, categories), count),
        },
        { title: 'With fewer filters', alternatives: countAlternatives(withoutOne(filters), count) },
      ]}
      hrefOf={(other) => addressText(feedAddress(other))}
      text=""
      kind="post"
      showNamed={() => undefined}
    />
  );
}
