import { useMemo } from 'react';
import { placeQueries } from '#api/content/places.ts';
import { useKnownCategory } from '#api/content/useKnownCategory.ts';
import { useListContent } from '#api/content/useListContent.ts';
import type { ResultsProps } from '#features/feature.ts';
import { usePickLimit } from '#state/picks/usePickLimit.ts';
import { FixedList } from '#features/list/FixedList.tsx';
import { marketplaceList } from '../model/marketplaceList.ts';
import { MESSAGES } from '../model/messages.ts';
import { toCard } from '../model/toCard.ts';
import { usePlaceButtons } from './usePlaceButtons.tsx';

const { path, codec, defaultFilters } = marketplaceList;

/** The vendors under fixed filters. */
export default function PlaceResults({ address, most }: ResultsProps) {
  const read = useMemo(() => codec.read(address) ?? defaultFilters, [address]);
  const filters = useKnownCategory(placeQueries, read);
  const content = useListContent(placeQueries, filters, usePickLimit('place', filters.mine));
  return (
    <FixedList
      path={path}
      codec={codec}
      filters={filters}
      messages={MESSAGES}
      content={content}
      toCard={toCard}
      pick={usePlaceButtons()}
      view={most === undefined ? filters.view : 'grid'}
      most={most}
    />
  );
}
