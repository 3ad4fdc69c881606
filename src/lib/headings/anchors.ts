import { RESERVED_IDS } from './uniqueIds.ts';

/**
 * The anchor id of a title: lower case, without punctuation, spaces turned into hyphens. `Getting Here & Parking` is
 * `getting-here-parking`.
 *
 * @param fallback the id if the title is missing, or consists of punctuation only.
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

/** Creates unique anchors within a page: the second `Rules` is `rules-2`. */
export function createAnchors(): typeof anchorOf {
  const used = new Set(RESERVED_IDS);
  return (title, fallback) => {
    const wanted = anchorOf(title, fallback);
    let anchor = wanted;
    for (let count = 2; used.has(anchor); count++) anchor = `${wanted}-${count}`;
    used.add(anchor);
    return anchor;
  };
}
