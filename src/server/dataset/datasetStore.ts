import { type StoredDocument, isPublished } from '#lib/model/storedDocument.ts';

/** An immutable version of the content; an edit makes another. */
export interface Dataset {
  /** The published documents, in the order of their file. */
  readonly documents: readonly StoredDocument[];
  /** The same documents by `_id`. */
  readonly byId: ReadonlyMap<string, StoredDocument>;
  /** Unique among all versions that the store has held. */
  readonly version: string;
}

export interface DatasetStore {
  current(): Dataset;
  /** Replaces all documents. */
  replace(documents: Iterable<StoredDocument>): void;
  /** Calls back after each replacement. */
  subscribe(onReplaced: (before: Dataset, after: Dataset) => void): void;
}

/**
 * Holds the content of the embedded services. Drafts and release versions are removed here, so that no service can show
 * them. Of two documents with one `_id` the later wins, as in an import.
 */
export function createDatasetStore(documents: Iterable<StoredDocument>): DatasetStore {
  let edition = 1;
  let dataset = makeDataset(documents, edition);
  const subscribers: Parameters<DatasetStore['subscribe']>[0][] = [];
  return {
    current: () => dataset,
    replace(others) {
      edition += 1;
      const before = dataset;
      dataset = makeDataset(others, edition);
      for (const onReplaced of subscribers) onReplaced(before, dataset);
    },
    subscribe: (onReplaced) => void subscribers.push(onReplaced),
  };
}

/** Memoizes a value derived from the documents until the content is replaced. */
export function derivedFrom<T>(
  store: DatasetStore,
  derive: (documents: readonly StoredDocument[]) => T,
): () => T {
  let last: { version: string; value: T } | undefined;
  return () => {
    const { documents, version } = store.current();
    if (last?.version !== version) last = { version, value: derive(documents) };
    return last.value;
  };
}

function makeDataset(all: Iterable<StoredDocument>, edition: number): Dataset {
  const byId = new Map<string, StoredDocument>();
  for (const document of all) {
    if (isPublished(document)) byId.set(document._id, document);
  }
  return { documents: [...byId.values()], byId, version: String(edition) };
}
