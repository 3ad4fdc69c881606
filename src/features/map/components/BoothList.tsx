import { Suspense, startTransition, useEffect, useState } from 'react';
import { usePrinting } from '#hooks/usePrinting.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import type { BoothMap, BoothRow } from '../model/venue.ts';
import { useMapLinks } from '../useMapLinks.ts';
import { BoothRows } from './BoothRows.tsx';
import styles from './BoothList.module.scss';

interface BoothListProps {
  map: BoothMap;
  rows: readonly BoothRow[];
}

const loadVirtualRows = () => import(/* webpackChunkName: "booth-rows" */ './VirtualBoothRows.tsx');
const VirtualRows = lazyWithFallback(loadVirtualRows, BoothRows);

/** The vendors by booth: the map as text. */
export function BoothList({ map, rows }: BoothListProps) {
  const follow = useMapLinks();
  const isPrinting = usePrinting();
  const hasVirtualRows = useVirtualRows();
  const list = { map: map.alias, rows, label: `Vendors on ${map.title}` };
  return (
    <div className={styles.list} data-view="list" onClick={follow} role="presentation">
      <Suspense fallback={<BoothRows {...list} />}>
        {hasVirtualRows && !isPrinting ? <VirtualRows {...list} /> : <BoothRows {...list} />}
      </Suspense>
    </div>
  );
}

/** Loads the virtual list after the page, which can be used without it. Until then all rows are rendered. */
function useVirtualRows(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    loadVirtualRows().then(
      () => startTransition(() => setLoaded(true)),
      () => undefined,
    );
  }, []);
  return isLoaded;
}
