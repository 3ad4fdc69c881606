import type { SyntheticEvent } from 'react';

/** As many as a large market has: about 5 MB. */
const MAX_PICTURES = 500;

/** The pictures that were loaded last, by address, the oldest first. */
const kept = new Map<string, HTMLImageElement>();

/**
 * Keeps a loaded picture in memory after its card has been unmounted. Otherwise the browser forgets it, and reads and
 * decodes it again when the visitor scrolls back.
 */
export function keepPicture({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLImageElement)) return;
  const address = target.currentSrc;
  const picture = kept.get(address) ?? new Image();
  kept.delete(address);
  kept.set(address, picture);
  picture.src ||= address;
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_PICTURES) return;
    kept.delete(oldest);
  }
}
