import { pickCode } from '#content/pickCode.ts';

interface Pickable {
  _id: string;
  alias?: { current: string } | undefined;
}

/**
 * Finds the picked documents among the existing ones.
 *
 * @param picked the alias of each picked document by `_id`.
 * @param documents all documents that can be picked, in the order of the result.
 * @returns the documents that were found; `moved` maps the old ids of documents that were created again with the same
 *   alias to the new ids; `missing` are the ids of documents that no longer exist.
 */
export function matchPicks<Document extends Pickable>(
  picked: Readonly<Record<string, string>>,
  documents: readonly Document[],
) {
  const known = new Set(documents.map(({ _id }) => _id));
  const lost = Object.entries(picked).filter(([id]) => !known.has(id));
  const byAlias = new Map(documents.map((document) => [document.alias?.current ?? '', document]));
  const moved: Record<string, Document> = {};
  const missing: string[] = [];
  for (const [id, alias] of lost) {
    const successor = alias === '' ? undefined : byAlias.get(alias);
    if (successor) moved[id] = successor;
    else missing.push(id);
  }
  const wanted = new Set([...Object.keys(picked), ...Object.values(moved).map(({ _id }) => _id)]);
  return { found: documents.filter(({ _id }) => wanted.has(_id)), moved, missing };
}

/** The documents of a shared list, in the order given. */
export function matchCodes<Document extends Pickable>(
  codes: readonly string[],
  documents: readonly Document[],
): Document[] {
  const wanted = new Set(codes);
  return wanted.size === 0 ? [] : documents.filter(({ _id }) => wanted.has(pickCode(_id)));
}
