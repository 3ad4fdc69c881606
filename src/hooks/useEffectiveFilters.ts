import { useEffect, useEffectEvent } from 'react';

/**
 * The filters that a screen shows: those of its address, without values that the content does not have. The address is
 * corrected.
 *
 * @param effective the same object as `filters` if the content has all their values.
 * @param onCorrect sets the filters, and so the address, to the effective ones.
 */
export function useEffectiveFilters<Filters>(
  filters: Filters,
  effective: Filters,
  onCorrect: (effective: Filters) => void,
): Filters {
  const correct = useEffectEvent(() => onCorrect(effective));
  const isCorrected = effective !== filters;
  useEffect(() => {
    if (isCorrected) correct();
  }, [isCorrected]);
  return effective;
}
