/**
 * A small seeded generator of random numbers (mulberry32, Tommy Ettinger, public domain): the same seed always gives
 * the same numbers. Not for secrets.
 *
 * @param seed a whole number, of which the lowest 32 bits count
 * @returns a function that gives the next number in [0, 1)
 */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
