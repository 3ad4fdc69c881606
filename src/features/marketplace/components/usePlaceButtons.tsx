import { type ReactNode, useCallback } from 'react';
import type { PlaceSummary } from '#content/place/summarySchema.ts';
import { useBoothPin } from '../booths/useBoothPin.ts';
import { PickButton } from '#features/picks/index.ts';

/** The buttons of a place's card: the heart, and the pin once it is loaded. */
export function usePlaceButtons(): (place: PlaceSummary) => ReactNode {
  const BoothPin = useBoothPin();
  return useCallback(
    ({ _id, alias, name }) => (
      <>
        <PickButton kind="place" id={_id} alias={alias?.current} name={name} />
        {BoothPin && <BoothPin id={_id} name={name} />}
      </>
    ),
    [BoothPin],
  );
}
