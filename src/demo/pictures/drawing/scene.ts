import { oklch } from './colour.ts';
import type { Dice } from './dice.ts';
import { linearGradient } from './svg.ts';

/** Colours by role. */
export interface Palette {
  mood: Mood;
  /** Background. */
  ground: string;
  /** Near black, in the hue. */
  ink: string;
  /** Near white, in the hue. */
  paper: string;
  /** The colour of the large shapes. */
  strong: string;
  /** A quieter relative of `strong`. */
  soft: string;
  /** The one contrast, used sparingly. */
  pop: string;
  /** Colour of letters that stand on `ground` and its shapes. */
  letters: string;
  /** The full colour, whatever stands in it. */
  vivid: string;
  /** A gradient from `pop` into `vivid`, for what glows; `defs` must be in the picture. */
  sun: string;
  /** Definitions that the colours need. */
  defs: string;
  /** `count` colours from deep to bright, drifting from the hue towards `pop`. */
  ramp(count: number): string[];
}

/** Inputs of a drawing: a canvas whose short side is 1000 units, a random source, and colours. */
export interface Scene {
  w: number;
  h: number;
  dice: Dice;
  palette: Palette;
}

/** `night` stands on near black, `bold` on the full colour. */
export type Mood = 'night' | 'bold';

/** Yellow needs more lightness: how much lighter a hue has to be than the rest, 0..1. */
const yellowness = (hue: number) => Math.max(0, Math.cos(((hue - 105) * Math.PI) / 180)) ** 2;

/** A palette around an OKLCH hue in degrees. */
export function paletteFor(hue: number, mood: Mood, dice: Dice): Palette {
  const main = hue + dice.between(-12, 12);
  const turn = dice.pick([-70, -45, 45, 70, 150, 180, 210]);
  const other = main + turn;
  const ink = oklch(0.14, 0.035, main);
  const paper = oklch(0.96, 0.02, main + 40);
  const full = oklch(dice.between(0.63, 0.7) + 0.16 * yellowness(main), 0.27, main);
  const deep = oklch(0.36 + 0.08 * yellowness(main), 0.15, main + turn / 6);
  const pop = oklch(dice.between(0.74, 0.8) + 0.1 * yellowness(other), 0.2, other);
  // The hue drifts the short way round and only a little, so that no ramp turns muddy.
  const drift = Math.max(-60, Math.min(60, turn));
  const ramp = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const t = count > 1 ? index / (count - 1) : 1;
      const step = main + drift * t * t;
      return oklch(0.28 + (0.5 + 0.08 * yellowness(step)) * t, 0.14 + 0.12 * Math.sin(Math.PI * t), step);
    });
  const sun = 'url(#sun)';
  const defs = linearGradient('sun', dice.between(40, 140), [0.1, pop], [1, full]);
  const shared = { mood, vivid: full, ink, paper, soft: deep, pop, letters: paper, sun, defs, ramp };
  return mood === 'night'
    ? { ...shared, ground: ink, strong: full }
    : { ...shared, ground: full, strong: ink };
}
