import type { Hit } from '../engine/search.ts';
import type { NamedKind } from '#content/lists/namedDocument.ts';

/** Headings of the kinds. */
export const KIND_NAMES: Readonly<Record<NamedKind, string>> = {
  place: 'Marketplace',
  performer: 'Lineup',
  event: 'Schedule',
  post: 'News',
  page: 'Pages',
  faq: 'Questions',
};

export interface HitGroup {
  kind: NamedKind;
  hits: readonly Hit[];
}

/** What was found by kind: the kind with the best document first. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<NamedKind, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.kind);
    if (group) group.push(hit);
    else groups.set(hit.kind, [hit]);
  }
  return [...groups].map(([kind, own]) => ({ kind, hits: own }));
}

/** `12 results for “denki”` */
export function countText(count: number, text: string): string {
  return `${count === 1 ? '1 result' : `${count} results`} for “${text.trim()}”`;
}
