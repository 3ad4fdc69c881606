import sharp from 'sharp';
import { mulberry32 } from '../../mulberry32';
import { crowdSvg } from './crowd';
import { hazeAt, loopingNoise } from './haze';

/** Lengths are in frame heights, angles in radians from straight down, `time` is 0..1: the place in the loop. */

interface Beam {
  x: number;
  y: number;
  angle: number;
  /** How far it swings to either side. */
  swing: number;
  /** Part of the loop by which it lags behind. */
  phase: number;
  /** Half its opening, as width over length. */
  spread: number;
  power: number;
  /** How far the light carries. */
  reach: number;
}

/** The one light, behind the crowd. */
const LAMP = { x: 0.93, y: 0.515 };

const BEAMS: readonly Beam[] = [
  { ...LAMP, angle: 3.72, swing: 0.13, phase: 0, spread: 0.125, power: 1.25, reach: 1.3 },
  { ...LAMP, angle: 2.66, swing: 0.12, phase: 0.3, spread: 0.052, power: 1.1, reach: 1.1 },
  { ...LAMP, angle: 3.2, swing: 0.09, phase: 0.62, spread: 0.026, power: 0.8, reach: 0.9 },
  { ...LAMP, angle: 2.02, swing: 0.08, phase: 0.8, spread: 0.085, power: 0.85, reach: 1.1 },
  { x: 0.06, y: -0.12, angle: 0.58, swing: 0.11, phase: 0.5, spread: 0.055, power: 0.8, reach: 1.1 },
];

type Light = (x: number, y: number) => number;

/** A beam at a moment: soft at its edges, made of rays that turn slowly within it. */
function aim({ x: fromX, y: fromY, angle, swing, phase, spread, power, reach }: Beam, time: number): Light {
  const turned = angle + swing * Math.sin(2 * Math.PI * (time + phase));
  const [sin, cos] = [Math.sin(turned), Math.cos(turned)];
  return (x, y) => {
    const along = (x - fromX) * sin + (y - fromY) * cos;
    const width = 0.004 + along * spread;
    const off = ((x - fromX) * cos - (y - fromY) * sin) / width;
    if (along <= 0 || off > 2.6 || off < -2.6) return 0;
    const edge =
      0.6 * Math.exp(-(off ** 4)) + 0.25 * Math.exp(-0.9 * off * off) + 0.35 * Math.exp(-14 * off * off);
    const rays = 1 + 0.7 * loopingNoise(off * 2.8 + 31 * phase, power * 10, time * 3, 3, 0);
    return (power * edge * rays * Math.exp(-along / reach)) / (0.4 + width * 6);
  };
}

/** What the haze scatters behind the crowd at a moment. */
function lightOf(time: number): Light {
  const beams = BEAMS.map((beam) => aim(beam, time));
  return (x, y) => {
    const haze = hazeAt(x, y, time);
    const [dx, dy] = [x - LAMP.x, y - LAMP.y];
    const away = Math.hypot(dx * 0.85, dy * 1.1);
    const horizon = Math.exp(-Math.abs(dx) * 0.9 - Math.abs(dy - 0.05) * 6);
    let beaming = 0;
    for (const beam of beams) beaming += beam(x, y);
    const glow = 0.025 + 0.6 * Math.exp(-away * 3.4) + 0.34 * horizon;
    const lamp = 3 * Math.exp(-((away / 0.036) ** 2)) + 0.8 * Math.exp(-away * 15);
    return glow * (0.05 + 0.95 * haze) + beaming * (0.25 + 0.75 * haze) + lamp;
  };
}

/** Colours of darkness, dusk and light, by brightness. */
const TONES: readonly (readonly [level: number, red: number, green: number, blue: number])[] = [
  [0, 0, 0, 0],
  [0.2, 30, 22, 46],
  [0.5, 140, 84, 112],
  [0.76, 236, 172, 142],
  [1, 255, 248, 236],
];

const RAMP = Uint8Array.from({ length: 3 * 1024 }, (_, index) => {
  const level = Math.floor(index / 3) / 1023;
  const above = Math.max(
    1,
    TONES.findIndex(([upTo]) => upTo >= level),
  );
  const [a, b] = [TONES[above - 1], TONES[above]];
  if (!a || !b) return 0;
  const channel = 1 + (index % 3);
  return (a[channel] ?? 0) + ((b[channel] ?? 0) - (a[channel] ?? 0)) * ((level - a[0]) / (b[0] - a[0]));
});

/**
 * The part of the lamp's light that comes past the crowd to a place before it: shafts between heads and hands.
 *
 * @param crowd out of focus, else each step towards the lamp would show as a ghost of it
 */
function shaftsPast(crowd: Uint8Array, width: number, height: number): Light {
  const steps = 28;
  return (x, y) => {
    let free = 0;
    for (let step = 0; step < steps; step++) {
      const part = (0.94 * step) / steps;
      const column = Math.min(width - 1, Math.floor((x + (LAMP.x - x) * part) * height));
      const row = Math.min(height - 1, Math.floor((y + (LAMP.y - y) * part) * height));
      free += crowd[row * width + column] ?? 0;
    }
    return 0.5 * Math.exp(-Math.hypot(x - LAMP.x, y - LAMP.y) * 3.2) * (free / steps / 255) ** 1.5;
  };
}

/** Light has no edges: it is worked out for one pixel in four and blended between them. */
function blended(light: Light, width: number, height: number): (column: number, row: number) => number {
  const across = (width >> 1) + 2;
  const coarse = Float32Array.from({ length: across * ((height >> 1) + 2) }, (_, index) =>
    light((2 * (index % across)) / height, (2 * Math.floor(index / across)) / height),
  );
  return (column, row) => {
    const index = (row >> 1) * across + (column >> 1);
    const [u, v] = [(column & 1) / 2, (row & 1) / 2];
    const above = (coarse[index] ?? 0) * (1 - u) + (coarse[index + 1] ?? 0) * u;
    const below = (coarse[index + across] ?? 0) * (1 - u) + (coarse[index + across + 1] ?? 0) * u;
    return above * (1 - v) + below * v;
  };
}

/**
 * Draws one frame of the loop.
 *
 * @param time 0..1, the place in the loop: 1 would be frame 0 again
 * @returns rows of pixels from the top, three bytes each: red, green, blue
 */
export async function drawFrame(width: number, height: number, time: number): Promise<Uint8Array> {
  const drawing = sharp(Buffer.from(crowdSvg(width, height, time)))
    .extractChannel(0)
    .raw();
  const [crowd, softCrowd] = await Promise.all([
    drawing.clone().toBuffer(),
    drawing
      .clone()
      .blur(height / 120)
      .toBuffer(),
  ]);
  const behind = blended(lightOf(time), width, height);
  const before = blended(shaftsPast(softCrowd, width, height), width, height);
  const random = mulberry32(Math.round(time * 1e6));
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      const light = (behind(column, row) * (crowd[index] ?? 0)) / 255 + before(column, row);
      const exposed = 1 - Math.exp(-1.7 * light);
      const grain = (random() + random() - 1) * 0.02 * (0.4 + exposed);
      const tone = 3 * Math.max(0, Math.min(1023, Math.round((exposed ** 1.1 + grain) * 1023)));
      pixels.set(RAMP.subarray(tone, tone + 3), 3 * index);
    }
  }
  return pixels;
}
