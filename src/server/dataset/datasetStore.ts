import { type StoredDocument, isDraft, isPublished, publishedId } from '#lib/schema/storedDocument.ts';

/** The documents that one kind of reader sees. */
export interface Dataset {
  /** One version of each document, in the order of the file. */
  readonly documents: readonly StoredDocument[];
  /** The same documents by `_id`. */
  readonly byId: ReadonlyMap<string, StoredDocument>;
  /** Unique among all versions that the store has held. */
  readonly version: string;
  readonly perspective: 'published' | 'drafts';
}

/** An immutable version of the content as visitors see it. An edit creates another version. */
export interface Content extends Dataset {
  /**
   * The content as editors see it, with drafts instead of published documents. The same object if there are no drafts.
   */
  readonly drafts: Dataset;
  /** All documents as stored, including drafts if the store keeps them. */
  readonly stored: readonly StoredDocument[];
}

export interface DatasetStore {
  current(): Content;
  /** Replaces all documents. */
  replace(documents: Iterable<StoredDocument>): void;
  /** Calls back after each replacement. */
  subscribe(onReplaced: (before: Content, after: Content) => void): void;
}

/**
 * Holds the content of the embedded services. Release versions are removed here, and so are drafts unless they are to
 * be kept: no service can show them then. If two documents have the same `_id`, the later wins, as in an import.
 */
export function createDatasetStore(
  documents: Iterable<StoredDocument>,
  { keepsDrafts = false }: { keepsDrafts?: boolean } = {},
): DatasetStore {
  let edition = 1;
  let content = makeContent(documents, edition, keepsDrafts);
  const subscribers: Parameters<DatasetStore['subscribe']>[0][] = [];
  return {
    current: () => content,
    replace(others) {
      edition += 1;
      const before = content;
      content = makeContent(others, edition, keepsDrafts);
      for (const onReplaced of subscribers) onReplaced(before, content);
    },
    subscribe: (onReplaced) => void subscribers.push(onReplaced),
  };
}

/** Caches a value that is computed from all stored documents until the content is replaced. */
export function derivedFrom<T>(
  store: DatasetStore,
  derive: (documents: readonly StoredDocument[]) => T,
): () => T {
  let last: { version: string; value: T } | undefined;
  return () => {
    const { stored, version } = store.current();
    if (last?.version !== version) last = { version, value: derive(stored) };
    return last.value;
  };
}

function makeContent(all: Iterable<StoredDocument>, edition: number, keepsDrafts: boolean): Content {
  const byId = new Map<string, StoredDocument>();
  const drafts = new Map<string, StoredDocument>();
  for (const document of all) {
    if (isPublished(document)) byId.set(document._id, document);
    else if (keepsDrafts && isDraft(document)) drafts.set(document._id, document);
  }
  const documents = [...byId.values()];
  const version = String(edition);
  const published: Dataset = { documents, byId, version, perspective: 'published' };
  if (drafts.size === 0) return Object.assign(published, { drafts: published, stored: documents });
  return {
    ...published,
    drafts: { ...withDrafts(byId, drafts.values()), version: `${version} drafts`, perspective: 'drafts' },
    stored: [...documents, ...drafts.values()],
  };
}

/** Sanity's perspective `drafts`: `_id` is that of the published document, `_originalId` that of the shown version. */
function withDrafts(published: Dataset['byId'], drafts: Iterable<StoredDocument>) {
  const byId = new Map<string, StoredDocument>();
  for (const [_id, document] of published) byId.set(_id, { ...document, _originalId: _id });
  for (const draft of drafts) {
    const _id = publishedId(draft._id);
    byId.set(_id, { ...draft, _id, _originalId: draft._id });
  }
  return { byId, documents: [...byId.values()] };
}
