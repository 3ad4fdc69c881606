import { stat } from 'node:fs/promises';
import { type DatasetStore, createDatasetStore } from './datasetStore';
import { loadDataset } from './loadDataset';

const lookEveryMs = 1000;

/**
 * Loads a dataset file, and again whenever it has changed on disk. A broken edit leaves the content as it was.
 * It looks at the file's time and size: file events get lost when an editor puts a new file in its place.
 *
 * @param onBroken told why an edit could not be loaded, in one line
 * @throws DatasetError when the file cannot be loaded at the start
 */
export async function followDataset(
  path: string,
  onBroken: (reason: string) => void,
): Promise<{ store: DatasetStore; stop: () => void }> {
  let loaded = await stateOf(path);
  const store = createDatasetStore(await loadDataset(path));

  async function look(): Promise<void> {
    const state = await stateOf(path);
    if (state === loaded) return;
    loaded = state;
    try {
      store.replace(await loadDataset(path));
    } catch (error) {
      onBroken((error as Error).message);
    }
  }

  let lastLook = Promise.resolve();
  const timer = setInterval(() => {
    lastLook = lastLook.then(look);
  }, lookEveryMs);
  timer.unref();
  return { store, stop: () => clearInterval(timer) };
}

async function stateOf(path: string): Promise<string> {
  const facts = await stat(path).catch(() => undefined);
  return facts ? `${facts.mtimeMs} ${facts.size}` : 'gone';
}
