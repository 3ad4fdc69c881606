import { TAKEN_IDS } from './uniqueIds.ts';

/**
 * The id under which a title can be linked to: lower-case, punctuation stripped, spaces to hyphens. `Getting Here &
 * Parking` is `getting-here-parking`.
 *
 * @param fallback the id where there is no title, or nothing is left of it.
 */
export function anchorOf(title: string | undefined, fallback: string): string {
  const anchor = (title ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
  return anchor === '' ? fallback : anchor;
}

/** Gives each title of one page an id of its own: the second `Rules` is `rules-2`. */
export function createAnchors(): typeof anchorOf {
  const taken = new Set(TAKEN_IDS);
  return (title, fallback) => {
    const wanted = anchorOf(title, fallback);
    let anchor = wanted;
    for (let count = 2; taken.has(anchor); count++) anchor = `${wanted}-${count}`;
    taken.add(anchor);
    return anchor;
  };
}
