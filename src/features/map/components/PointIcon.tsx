import type { PointKind } from '#content/map/pointKinds.ts';
import { LineDrawing } from '#ui/icons/Icon.tsx';

/** Line icons on a 24 by 24 grid. */
const PATHS: Readonly<Record<PointKind, string>> = {
  toilet: 'M2 8l2.5 8L7 9l2.5 7L12 8M22 9.5a4 4 0 1 0 0 5',
  'accessible-toilet': 'M11 3.5v1M11 8v6h5l3 6M11 10.5h4.5M8 12a5 5 0 1 0 6.5 6.5',
  water: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z',
  quiet: 'M3 9.5h3.5L12 5v14l-5.5-4.5H3ZM16 9.5l5 5M21 9.5l-5 5',
  'first-aid': 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z',
  info: 'M12 4v.5M9.5 10H12v9M9 19h6',
  exit: 'M12 4H4v16h8M9 12h12M17 8l4 4-4 4',
  lift: 'M7 10l5-6 5 6ZM7 14l5 6 5-6Z',
  atm: 'M2 6h20v12H2ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  custom: 'M12 3l2.7 6 6.3.7-4.7 4.3 1.3 6.5-5.600-3.3-5.600 3.3L7.7 14 3 9.7 9.3 9Z',
};

/** Decorative: a name stands beside it. */
export function PointIcon({
  kind,
  size,
}: {
  kind: PointKind;
  /** CSS pixels. Default: 20. */ size?: number;
}) {
  return <LineDrawing path={PATHS[kind]} size={size} />;
}
