/** What the points of a map can be, in the order in which visitors choose from them. */
export const POINT_KINDS = {
  toilet: { name: 'Toilets', words: 'wc restroom bathroom washroom' },
  'accessible-toilet': { name: 'Accessible toilets', words: 'wc restroom wheelchair disabled' },
  water: { name: 'Drinking water', words: 'refill fountain' },
  quiet: { name: 'Quiet room', words: 'silent sensory calm' },
  'first-aid': { name: 'First aid', words: 'medic medical doctor' },
  info: { name: 'Information', words: 'help desk' },
  exit: { name: 'Exit', words: 'entrance' },
  lift: { name: 'Elevator', words: 'lift' },
  atm: { name: 'ATM', words: 'cash machine bank' },
  /** A point that has only the name that editors give it. */
  custom: { name: 'Other', words: '' },
} as const satisfies Record<string, PointKindTexts>;

interface PointKindTexts {
  name: string;
  /** Other words by which visitors search for it. */
  words: string;
}

export type PointKind = keyof typeof POINT_KINDS;

/** `Toilets, first floor`; undefined for a point of no kind and without a label. */
export function pointName(kind: PointKind, label: string | undefined): string | undefined {
  if (kind === 'custom') return label;
  return [POINT_KINDS[kind].name, label].filter(Boolean).join(', ');
}

export function isPointKind(kind: unknown): kind is PointKind {
  return typeof kind === 'string' && Object.hasOwn(POINT_KINDS, kind);
}
