import { mulberry32 } from './mulberry32.ts';

/** FNV-1a: a well-spread 32-bit number for a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  // Extra mixing, since FNV gives neighbours such as `place-1` and `place-2` similar high bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A seeded random source: the same seed gives the same sequence. */
export interface Dice {
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability, 0..1. */
  chance(probability: number): boolean;
  /** One of the options. */
  pick<T>(options: readonly [T, ...T[]]): T;
  /** An independent source for a part of a picture, so that its number of draws does not affect the rest. */
  fork(): Dice;
}

/** A random source seeded by a text. */
export function diceFor(text: string): Dice {
  return diceFrom(hashText(text));
}

function diceFrom(seed: number): Dice {
  const next = mulberry32(seed);
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
    fork: () => diceFrom(Math.floor(next() * 4294967296)),
  };
}
