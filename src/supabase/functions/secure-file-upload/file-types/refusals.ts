import { Refusal } from '../../_shared/refusal.ts';

/** The bytes begin like a file of a type but are not one: cut off, or dressed up. */
export function broken(what: string): Refusal {
  return new Refusal(415, `The ${what} is incomplete or damaged.`);
}

/** An archive that is broken, or that two programs might read in two ways. */
export function damagedZip(): Refusal {
  return new Refusal(422, 'The ZIP file is damaged or of an unusual kind.');
}

const MOST_PIXELS = 250_000_000;

/** A picture of a few bytes can unfold to gigabytes in whatever opens it. */
export function demandReasonableSize(width: number, height: number): void {
  if (width * height > MOST_PIXELS) throw new Refusal(422, 'The picture has too many pixels.');
}
