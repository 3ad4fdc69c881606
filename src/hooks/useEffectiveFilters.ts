import { useEffect, useEffectEvent } from 'react';

/**
 * The filters that a screen shows: those of its address, without what the content lacks. The address follows.
 *
 * @param effective `filters` itself where the content has everything that they name.
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
