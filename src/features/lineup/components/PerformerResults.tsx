import { useMemo } from 'react';
import { performerQueries } from '#api/content/performers.ts';
import { useKnownCategory } from '#api/content/useKnownCategory.ts';
import { useListContent } from '#api/content/useListContent.ts';
import type { ResultsProps } from '#features/feature.ts';
import { usePickLimit } from '#state/picks/usePickLimit.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { FixedList } from '#features/list/FixedList.tsx';
import { lineupList } from '../model/lineupList.ts';
import { MESSAGES } from '../model/messages.ts';
import { toCard } from '../model/toCard.ts';
import { pickPerformer } from './pickPerformer.tsx';

const { path, codec, defaultFilters } = lineupList;
const FEATURED_BADGE = <Badge kind="featured" />;

/** The performers under fixed filters. */
export default function PerformerResults({ address, most }: ResultsProps) {
  const read = useMemo(() => codec.read(address) ?? defaultFilters, [address]);
  const filters = useKnownCategory(performerQueries, read);
  const content = useListContent(performerQueries, filters, usePickLimit('performer', filters.mine));
  return (
    <FixedList
      path={path}
      codec={codec}
      filters={filters}
      messages={MESSAGES}
      content={content}
      toCard={toCard}
      pick={pickPerformer}
      view={most === undefined ? 'poster' : 'grid'}
      featuredBadge={FEATURED_BADGE}
      most={most}
    />
  );
}
