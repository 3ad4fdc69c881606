import { createSelector } from '@reduxjs/toolkit';
import { memo } from 'react';
import { useAppSelector } from '#content/store.ts';
import { mapsApi } from '#content/map/api.ts';
import { boothIndex } from '#content/map/boothIndex.ts';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';
import { Pin } from '#ui/pin/Pin.tsx';

/** Loads the maps. */
export const loadBooths = () => mapsApi.util.prefetch('getBoothMaps', undefined, {});

/** Reads the maps; it does not load them. */
const selectBooths = createSelector([mapsApi.endpoints.getBoothMaps.select()], ({ data = [] }) =>
  boothIndex(data),
);

/** A link from a card to the place's booth on the map; nothing for a place without a booth. */
export const BoothPin = memo(function BoothPin({ id, name }: { id: string; name: string }) {
  const href = useAppSelector((state) => selectBooths(state).get(id));
  const follow = useFollowCard();
  return href === undefined ? null : (
    <Pin isInCorner href={href} label={`Show ${name} on the map`} onClick={follow} />
  );
});
