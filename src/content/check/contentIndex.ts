import type { FestivalTime } from '../festival/festivalTime.ts';
import { type StoredDocument, isPublished } from '#lib/schema/storedDocument.ts';
import { event } from '../event/index.ts';
import { isFields, objectsIn } from './visit.ts';

/** A document that visitors see. */
export interface ShownDocument {
  document: StoredDocument;
  /** Its alias in its address; undefined for a document without an address. */
  slug?: string | undefined;
}

/** Documents of one kind that visitors see. */
export interface ShownKind {
  /** In the order in which aliases are given: the first of several documents with one alias keeps it. */
  shown: readonly ShownDocument[];
  /** Whether the site opens an alias as a document of this kind; undefined for kinds without pages of their own. */
  opens?: ((alias: string) => boolean) | undefined;
}

/** The data that the rules use. */
export interface ContentIndex {
  /** The published documents by `_id`. */
  byId: ReadonlyMap<string, StoredDocument>;
  drafts: readonly StoredDocument[];
  /** Documents that are replaced by another document with the same `_id`. */
  replaced: readonly StoredDocument[];
  draftIds: ReadonlySet<string>;
  kinds: readonly ShownKind[];
  time: FestivalTime;
  /** The location names that the schedule shows. */
  stageNames: readonly string[];
  /** The query parameters of the site's addresses. */
  params: ReadonlySet<string>;
  /** The site's public address; undefined if it is unknown. */
  origin?: string | undefined;
  /** Whether an address of the site has a screen and its content. */
  isPage(address: string): boolean;
}

/** Splits documents into published ones and drafts. If two have the same `_id`, the later wins, as in an import. */
export function indexDocuments(
  documents: readonly StoredDocument[],
): Pick<ContentIndex, 'byId' | 'drafts' | 'draftIds' | 'replaced'> {
  const all = new Map(documents.map((document) => [document._id, document]));
  const drafts = [...all.values()].filter(({ _id }) => _id.startsWith('drafts.'));
  return {
    byId: new Map([...all].filter(([, document]) => isPublished(document))),
    drafts,
    draftIds: new Set(drafts.map(({ _id }) => _id)),
    replaced: documents.filter((document) => all.get(document._id) !== document),
  };
}

/**
 * Every document that visitors see, once. Includes brands and artists: their fields are fallbacks for other documents.
 */
export function shownDocuments({
  kinds,
  byId,
}: Pick<ContentIndex, 'kinds' | 'byId'>): readonly StoredDocument[] {
  const shown = kinds.flatMap(({ shown }) => shown.map(({ document }) => document));
  const suppliers = shown.flatMap(({ brandReference, artistReference }) =>
    [brandReference, artistReference].flatMap((reference) =>
      isFields(reference) ? (byId.get(String(reference._ref)) ?? []) : [],
    ),
  );
  return [...new Set([...shown, ...suppliers])];
}

/** The `_id`s of an event's stages, each once. */
export function stagesOf({ _type, eventPlace }: StoredDocument): ReadonlySet<string> {
  if (_type !== event.type) return new Set();
  return new Set(
    objectsIn(eventPlace).flatMap(({ fields: { _ref } }) => (typeof _ref === 'string' ? _ref : [])),
  );
}
