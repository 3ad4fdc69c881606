import { useDeferredValue, useMemo } from 'react';
import { useAppSelector } from '#content/store.ts';
import type { PickedIds } from '#content/lists/pickedIds.ts';
import type { MapFilters } from '#content/map/mapFilters.ts';
import { POINT_KINDS, type PointKind, isPointKind } from '#content/map/pointKinds.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { type Named, filterOptions } from '#lib/filtering/filterKey.ts';
import { inOrder } from '#lib/filtering/inOrder.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { MESSAGES } from '../messages/index.ts';
import type { BoothColors } from '../model/boothColors.ts';
import { countKinds } from '../model/filterBooths.ts';
import { selectFilters } from '../model/mapSlice.ts';
import type { BoothMap } from '../model/venue.ts';
import { useFilterLink } from '../useFilterLink.ts';
import { PointIcon } from './PointIcon.tsx';
import styles from './Legend.module.scss';

interface LegendProps {
  map: BoothMap;
  categories: readonly Named[];
  /** By filter key of a category. */
  colors: ReadonlyMap<string, BoothColors>;
  pickedIds: PickedIds;
  /** The places that the site's search adds to those whose name or booth matches. */
  found: ReadonlyMap<string, number> | undefined;
}

/**
 * The colours and icons of the map with the number of vendors and points. Each entry limits map and list to what it
 * names, and back; several together show all of these.
 */
export function Legend({ map, categories, colors, pickedIds, found }: LegendProps) {
  const { t } = useI18n();
  const filters = useAppSelector(selectFilters);
  // Typing does not wait for the numbers.
  const narrowing = useDeferredValue(filters);
  const counts = useMemo(
    () => countKinds(map, narrowing, pickedIds, found),
    [map, narrowing, pickedIds, found],
  );
  const used = useMemo(() => new Set(map.rows.flatMap(({ vendor }) => vendor.categories)), [map]);
  const hasStages = map.rows.some(({ vendor }) => vendor.isStage);
  const kinds = Object.keys(POINT_KINDS).filter(isPointKind).filter(isShownKind);
  const isOn = (key: string) => filters.categories.includes(key);
  return (
    <ul className={styles.legend} aria-label={t(MESSAGES.legend)}>
      {filterOptions(categories)
        .filter(({ key }) => used.has(key) || isOn(key))
        .map(({ key, name }) => (
          <Entry
            key={key}
            name={name}
            count={counts.categories.get(key) ?? 0}
            color={colors.get(key)?.background}
            isOn={isOn(key)}
            change={{ categories: toggled(filters.categories, key) }}
          />
        ))}
      {(hasStages || filters.stages) && (
        <Entry
          name={t(MESSAGES.stages)}
          count={counts.stages}
          isStage
          isOn={filters.stages}
          change={{ stages: !filters.stages }}
        />
      )}
      {kinds.map((kind) => (
        <Entry
          key={kind}
          name={t(POINT_KINDS[kind].name)}
          count={counts.points.get(kind) ?? 0}
          point={kind}
          isOn={filters.points.includes(kind)}
          change={{ points: toggled(filters.points, kind) }}
        />
      ))}
    </ul>
  );

  function isShownKind(kind: PointKind): boolean {
    return filters.points.includes(kind) || map.points.some((point) => point.kind === kind);
  }
}

function toggled(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : inOrder([...keys, key]);
}

interface EntryProps {
  name: string;
  /** How many vendors or points it alone would show. */
  count: number;
  color?: string | undefined;
  /** Whether it looks like a stage on the map, not like a booth. */
  isStage?: boolean;
  /** The kind of points that it stands for. */
  point?: PointKind;
  isOn: boolean;
  /** What a press changes. */
  change: Partial<MapFilters>;
}

/** An entry that would show nothing cannot be pressed. */
function Entry({ name, count, color, isStage, point, isOn, change }: EntryProps) {
  const link = useFilterLink(change);
  const [Element, attributes] = count > 0 || isOn ? (['a', link] as const) : (['span', {}] as const);
  return (
    <li>
      <Element {...attributes} className={styles.entry} aria-current={isOn || undefined}>
        {point ? (
          <PointIcon kind={point} />
        ) : (
          <span className={styles.color} style={{ background: color }} data-stage={isStage} />
        )}
        <span dir="auto">{`${name} (${count})`}</span>
        {isOn && <Icon name="close" size={16} />}
      </Element>
    </li>
  );
}
