import { stat } from 'node:fs/promises';
import { DatasetError } from './datasetError.ts';
import { type DatasetStore, createDatasetStore } from './datasetStore.ts';
import { requireEvent } from './requireEvent.ts';
import { loadDataset } from './loadDataset.ts';
import { type StoredDocument, isPublished } from '#lib/schema/storedDocument.ts';

/** A file is loaded after two polls without a change; open pages should show an edit within two seconds. */
const pollIntervalMs = 300;

/**
 * Loads a dataset file, and reloads it when it changes on disk. After an edit that is invalid or looks truncated, the
 * content stays as it was. Changes are detected by polling mtime and size, because file events get lost when an editor
 * replaces the file.
 *
 * @param eventId the event that must be in the file
 * @param onBroken called with a one-line reason when an edit cannot be loaded
 * @param options.assetsDir folder for the pictures and files of an export (default: they are left out)
 * @param options.keepsDrafts whether the store has the drafts (default: they are left out)
 * @throws DatasetError when the file cannot be loaded at the start
 */
export async function followDataset(
  path: string,
  eventId: string,
  onBroken: (reason: string) => void,
  { assetsDir, keepsDrafts }: { assetsDir?: string; keepsDrafts?: boolean } = {},
): Promise<{ store: DatasetStore; stop: () => void }> {
  let loaded = await fingerprint(path);
  let seen = loaded;
  const store = createDatasetStore(await loadChecked(), { keepsDrafts });

  async function loadChecked(): Promise<StoredDocument[]> {
    const documents = await loadDataset(path, { assetsDir });
    requireEvent(documents, path, eventId);
    return documents;
  }

  async function poll(): Promise<void> {
    const current = await fingerprint(path);
    const isStable = current === seen;
    seen = current;
    // A file that changes between two polls is still being written.
    if (current === loaded || !isStable) return;
    try {
      const documents = await loadChecked();
      if ((await fingerprint(path)) !== current) return;
      rejectTruncated(documents);
      store.replace(documents);
    } catch (error) {
      onBroken((error as Error).message);
    }
    loaded = current;
  }

  /** A file that is truncated at a line end is valid, but an edit rarely removes half of the documents. */
  function rejectTruncated(documents: readonly StoredDocument[]): void {
    const [now, before] = [documents.filter(isPublished).length, store.current().documents.length];
    if (now < before / 2)
      throw new DatasetError(
        `${path}: ${now} documents where there were ${before}, so it may be cut off; start again to show it all the same`,
      );
  }

  let lastPoll = Promise.resolve();
  const timer = setInterval(() => {
    lastPoll = lastPoll.then(poll);
  }, pollIntervalMs);
  timer.unref();
  return { store, stop: () => clearInterval(timer) };
}

async function fingerprint(path: string): Promise<string> {
  const stats = await stat(path).catch(() => undefined);
  return stats ? `${stats.mtimeMs} ${stats.size}` : 'gone';
}
