import { mulberry32 } from '../../mulberry32';

const random = mulberry32(1025);
const LATTICE = Uint8Array.from({ length: 256 }, () => Math.floor(random() * 256));
const hash = (index: number) => LATTICE[index & 255] ?? 0;

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** How a corner of the lattice slopes towards a point beside it. */
function slope(corner: number, dx: number, dy: number, dz: number): number {
  const u = corner & 8 ? dy : dx;
  const v = (corner & 12) === 0 ? dy : (corner & 13) === 12 ? dx : dz;
  return (corner & 1 ? -u : u) + (corner & 2 ? -v : v);
}

/** One of the two planes of the lattice between which a point lies. */
function plane(x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
  const [left, right] = [hash(x + hash(z)), hash(x + 1 + hash(z))];
  const u = fade(dx);
  return mix(
    mix(slope(hash(left + y), dx, dy, dz), slope(hash(right + y), dx - 1, dy, dz), u),
    mix(slope(hash(left + y + 1), dx, dy - 1, dz), slope(hash(right + y + 1), dx - 1, dy - 1, dz), u),
    fade(dy),
  );
}

/**
 * Perlin's noise, about -1..1, that comes back to itself: going through `period` cells of `z` moves it by
 * `drift` cells along x.
 */
export function loopingNoise(x: number, y: number, z: number, period: number, drift: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const now = Math.floor(iz / period);
  const next = Math.floor((iz + 1) / period);
  return mix(
    plane(ix - now * drift, iy, iz - now * period, x - ix, y - iy, z - iz),
    plane(ix - next * drift, iy, iz + 1 - next * period, x - ix, y - iy, z - iz - 1),
    fade(z - iz),
  );
}

/**
 * How thick the haze is at a place in the frame, around 1: clouds that drift to the left.
 *
 * @param x from the left, in frame heights
 * @param y from the top, in frame heights
 * @param time 0..1, the place in the loop
 */
export function hazeAt(x: number, y: number, time: number): number {
  let clouds = 0;
  for (let octave = 0; octave < 4; octave++) {
    const scale = 1.3 * 2 ** octave;
    const drift = 1 + octave;
    const period = 2 + octave;
    const lift = 0.35 * clouds;
    clouds +=
      loopingNoise(
        x * scale + time * drift + lift,
        y * scale * 1.6 + 9 * octave + lift,
        time * period,
        period,
        drift,
      ) /
      1.75 ** octave;
  }
  return Math.max(0.06, 0.95 + 1.45 * clouds + 0.5 * (y - 0.4));
}
