import { readInstant } from '#lib/dates/instant.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import type { ContentIndex } from './contentIndex.ts';
import { type Finding, findingOf } from './finding.ts';

/** Drafts that are older than the published document: publishing one would undo later changes. */
export function staleDrafts({ byId, drafts }: Pick<ContentIndex, 'byId' | 'drafts'>): Finding[] {
  return drafts.flatMap((draft) => {
    const published = byId.get(draft._id.replace(/^drafts\./, ''));
    const [written, changed] = [draft, published].map(updatedAt);
    if (written === undefined || changed === undefined || written >= changed) return [];
    const message = 'the draft is older than the published document';
    return findingOf(draft, { severity: 'warning', rule: 'stale-draft', message });
  });
}

function updatedAt(document: StoredDocument | undefined): number | undefined {
  const text = document?._updatedAt;
  return typeof text === 'string' ? readInstant(text) : undefined;
}
