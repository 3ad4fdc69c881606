import { Suspense } from 'react';
import { createLoader } from '#lib/createLoader.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { useLoaded } from '#hooks/useLoaded.ts';
import { usePrinting } from '#hooks/usePrinting.ts';
import { loadVirtualCards } from '#ui/card-grid/loadVirtualCards.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { MESSAGES } from '../messages/index.ts';
import type { BoothMap, BoothRow } from '../model/venue.ts';
import { useMapLinks } from '../useMapLinks.ts';
import { BoothRows } from './BoothRows.tsx';
import styles from './BoothList.module.scss';

interface BoothListProps {
  map: BoothMap;
  rows: readonly BoothRow[];
}

const loadVirtualRows = createLoader(async () => {
  const rows = import(/* webpackChunkName: "booth-rows" */ './VirtualBoothRows.tsx');
  return (await Promise.all([rows, loadVirtualCards()]))[0];
});
const VirtualRows = lazyWithFallback(loadVirtualRows, BoothRows);

/** The vendors by booth: the map as text. */
export function BoothList({ map, rows }: BoothListProps) {
  const { t } = useI18n();
  const follow = useMapLinks();
  const isPrinting = usePrinting();
  // Loaded after the page, which can be used without it. Until then all rows are rendered.
  const hasVirtualRows = useLoaded(loadVirtualRows);
  const list = { map: map.alias, rows, label: t(MESSAGES.vendorsOn, { map: map.title }) };
  return (
    <div className={styles.list} data-view="list" onClick={follow} role="presentation">
      <Suspense fallback={<BoothRows {...list} />}>
        {hasVirtualRows && !isPrinting ? <VirtualRows {...list} /> : <BoothRows {...list} />}
      </Suspense>
    </div>
  );
}
