import type { I18n } from '#lib/i18n/i18n.ts';
import type { Hit } from '../engine/search.ts';
import { STAGE } from '../engine/hitAddress.ts';
import { headingOf } from '#content/kind.ts';
import { kindNamed } from '#content/kinds.ts';
import { MESSAGES } from '../messages/index.ts';

export interface HitGroup {
  /** The name of the kind. */
  kind: string;
  title: string;
  hits: readonly Hit[];
}

/** The results by kind; the kind with the best result comes first. */
export function groupHits(hits: readonly Hit[], t: I18n['t']): HitGroup[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.kind);
    if (group) group.push(hit);
    else groups.set(hit.kind, [hit]);
  }
  return [...groups].map(([kind, own]) => ({ kind, title: kindTitle(kind, t), hits: own }));
}

/** The kind of a result, as visitors call it. */
export function kindTitle(name: string, t: I18n['t']): string {
  const kind = kindNamed(name);
  if (kind) return headingOf(kind, t);
  return name === STAGE ? t(MESSAGES.stages) : name;
}
