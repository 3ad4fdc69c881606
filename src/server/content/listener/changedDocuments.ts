import { setImmediate as yieldLoop } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Dataset } from '../../dataset/datasetStore.ts';

/** How many documents are compared before other requests get a turn. */
const SLICE = 500;

/**
 * The `_id`s of the documents that differ between two versions of the content, including added and removed ones. Whole
 * documents are compared, because an edit by hand does not change `_rev`.
 */
export async function changedDocuments(
  before: Pick<Dataset, 'byId'>,
  after: Pick<Dataset, 'byId'>,
): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  let compared = 0;
  for (const id of new Set([...before.byId.keys(), ...after.byId.keys()])) {
    if (!isDeepStrictEqual(before.byId.get(id), after.byId.get(id))) changed.add(id);
    compared += 1;
    if (compared % SLICE === 0) await yieldLoop();
  }
  return changed;
}
