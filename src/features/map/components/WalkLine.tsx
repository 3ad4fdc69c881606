import { useMemo } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { boothTour } from '#features/my-festival/index.ts';
import { MESSAGES } from '../messages/index.ts';
import type { BoothMap, BoothRow } from '../model/venue.ts';
import styles from './WalkLine.module.scss';

interface WalkLineProps {
  map: BoothMap;
  /** The vendors to visit. */
  rows: readonly BoothRow[];
}

/** The walk of My festival on a map: a line from booth to booth, with numbers. A shared booth is one stop. */
export default function WalkLine({ map, rows }: WalkLineProps) {
  const { t } = useI18n();
  const stops = useMemo(() => {
    const tour = boothTour(
      rows.map(({ booth, vendor }) => ({ ...booth, place: vendor.id })),
      map,
    );
    // At the upper edge, so that labels stay free.
    const points = tour.booths.map(
      ({ label, x, y, width }) => [label, { label, x: x + width / 2, y }] as const,
    );
    return [...new Map(points).values()];
  }, [map, rows]);
  const points = stops.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={points} />
        <polyline points={points} />
      </svg>
      <ol className={styles.stops} aria-label={t(MESSAGES.walkOn, { map: map.title })}>
        {stops.map(({ label, x, y }, index) => (
          <li key={label} className={styles.stop} style={{ left: `${x}%`, top: `${y}%` }}>
            {index + 1}
            <span className={styles.name}>{`: ${label}`}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
