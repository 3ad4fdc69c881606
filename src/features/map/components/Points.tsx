import { memo } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { MESSAGES } from '../messages/index.ts';
import type { BoothMap, Point } from '../model/venue.ts';
import { PointIcon } from './PointIcon.tsx';
import styles from './Points.module.scss';

interface PointsProps {
  map: BoothMap;
  /** The points that the filters show; the others are dimmed. */
  shown: readonly Point[];
}

/** The points of a map as icons above its picture. They cannot be pressed, so they cover no booth. */
export const Points = memo(function Points({ map, shown }: PointsProps) {
  const { t } = useI18n();
  return (
    <ul className={styles.points} aria-label={t(MESSAGES.icons, { map: map.title })}>
      {map.points.map((point) => {
        const { key, kind, label, name, x, y } = point;
        return (
          <li
            key={key}
            className={styles.point}
            style={{ left: `${x}%`, top: `${y}%` }}
            data-dim={!shown.includes(point) || undefined}
          >
            <PointIcon kind={kind} />
            <span className={styles.name}>{name}</span>
            {label !== undefined && (
              <span className={styles.label} aria-hidden="true" dir="auto">
                {label}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
});
