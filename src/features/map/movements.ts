import { clamp } from './mapGeometry.ts';

/** How much one key press or button changes the scale of a map, as a factor. */
export const ZOOM_STEP = 1.6;
/** The largest change of scale by one turn of the wheel. Logarithm of base 2. */
const WHEEL_STEP = 0.5;
/** One press of an arrow key. CSS pixels. */
const PAN_STEP = 80;

const PAN_KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

/** How a key moves a map: a change of its scale, the whole map, or a distance in CSS pixels. */
type KeyMovement = { factor: number } | { isReset: true } | { x: number; y: number };

/** @returns undefined for a key that does not move the map. */
export function keyMovement({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): KeyMovement | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '+' || key === '=') return { factor: ZOOM_STEP };
  if (key === '-') return { factor: 1 / ZOOM_STEP };
  if (key === '0') return { isReset: true };
  const [x, y] = PAN_KEYS[key] ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** How a turn of the wheel changes the scale of a map. Logarithm of base 2. */
export function wheelMovement({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const change = -deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.2 : 0.01);
  return clamp(change, -WHEEL_STEP, WHEEL_STEP);
}
