import { mulberry32 } from './mulberry32.ts';

/** FNV-1a: a well-spread 32-bit number for a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  // A last stir, since FNV leaves neighbours such as `place-1` and `place-2` alike in the high bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A source of decisions: the same text always decides the same. */
export interface Dice {
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability, 0..1. */
  chance(probability: number): boolean;
  /** One of the options. */
  pick<T>(options: readonly [T, ...T[]]): T;
  /** Dice of their own for a part of a picture: however often it throws them, the rest stays the same. */
  fork(): Dice;
}

/** Dice that are seeded by a text. */
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
