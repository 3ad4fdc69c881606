import { mulberry32 } from '../../demo/pictures/drawing/mulberry32';

/** A reproducible source of choices. Two sources made with the same seed and stream answer alike. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One item. Throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
  /** An endless source that goes through the whole list before an item comes again, and never repeats at the seam. */
  dealer<T>(list: readonly T[]): () => T;
}

/**
 * @param stream names the subject, so that a change to one subject leaves the choices of all others alone
 */
export function seededRandom(seed: number, stream: string): Random {
  const random: Random = {
    next: mulberry32(hash(`${seed}/${stream}`)),
    int: (min, max) => min + Math.floor(random.next() * (max - min + 1)),
    chance: (probability) => random.next() < probability,
    pick: (list) => itemAt(list, random.int(0, list.length - 1)),
    shuffle(list) {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = random.int(0, last);
        const moved = itemAt(shuffled, last);
        shuffled[last] = itemAt(shuffled, other);
        shuffled[other] = moved;
      }
      return shuffled;
    },
    dealer<T>(list: readonly T[]) {
      let rest: T[] = [];
      let last: T | undefined;
      return () => {
        if (rest.length === 0) {
          rest = random.shuffle(list);
          if (rest.at(-1) === last) rest.reverse();
        }
        last = itemAt(rest.splice(-1), 0);
        return last;
      };
    },
  };
  return random;
}

/** The item at an index that wraps around the end of the list. Throws on an empty list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new RangeError('Nothing to choose from');
  return list[index % list.length] as T;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
