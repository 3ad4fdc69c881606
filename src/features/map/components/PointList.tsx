import { useI18n } from '#hooks/useI18n.ts';
import { MESSAGES } from '../messages/index.ts';
import { pointLink } from '../model/boothAddress.ts';
import type { BoothMap, Point } from '../model/venue.ts';
import { useShowOnMap } from '../useMapLinks.ts';
import { PointIcon } from './PointIcon.tsx';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from './PointList.module.scss';

interface PointListProps {
  map: BoothMap;
  points: readonly Point[];
  /** The element that shows the map. */
  mapId: string;
}

/** The points of a map as text. A press on one moves the map there. */
export function PointList({ map, points, mapId }: PointListProps) {
  const { t } = useI18n();
  const show = useShowOnMap(mapId);
  return (
    <div onClick={show} role="presentation">
      <h3 className={styles.title}>{t(MESSAGES.points)}</h3>
      <ul className={styles.rows} aria-label={t(MESSAGES.pointsOn, { map: map.title })}>
        {points.map((point) => (
          <li key={point.key}>
            <PlainLink {...pointLink(point, map.alias)} className={styles.row}>
              <PointIcon kind={point.kind} />
              <span dir="auto">{point.name}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
