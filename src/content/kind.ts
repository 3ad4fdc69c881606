import type { NamedDocument } from './lists/namedDocument.ts';

/** A kind of document: all that the rest of the site knows about it. What is large is imported when it is needed. */
export interface Kind {
  /** What code calls it. It is stored on visitors' devices, so it stays as it is. */
  name: string;
  /** The `_type` of its documents. */
  type: string;
  /** What editors call the screen that shows it. */
  screen: string;
  /** The heading of its documents among search results. Default: `screen`. */
  heading?: string;
  /** Where a document opens, with `:slug` for its alias. Undefined for one that is only part of screens. */
  address?: `/${string}`;
  /** Where a named part of a document stands, such as a question of the FAQ. Default: `address`. */
  partAddress?: `/${string}`;
  /** What `status` may say, in the order in which editors choose from it. Default: the documents have none. */
  statuses?: readonly string[];
  /** The statuses of documents that visitors see. Default: they see all. */
  shownStatuses?: readonly string[];
  /** The `type` of its documents' categories. */
  categoryType?: string;
  /** Its names in GROQ. With them it is found by the search, counted and filtered by letters. */
  loadNames?: () => Promise<{ NAMES: KindNames }>;
  /**
   * Whether there may be thousands: its list comes in pages, of all or of a category at `/category/key`, and is filtered
   * by the names, which are a request of their own.
   */
  isPaged?: boolean;
  /** The letter of its documents in a shared list. With it visitors can save them. */
  pickLetter?: string;
  /** Whether saved views may list its documents. */
  isInSavedViews?: boolean;
}

/** The names of a kind's documents, in GROQ. */
export interface KindNames {
  /** The filter of the documents that visitors see. Default: `shownOf`. */
  shown?: string;
  /** The expression of a document's name. */
  name: string;
  /** The expression of its alias. Default: the one under which its address opens it. */
  alias?: string;
  /** The projection of what the search knows beside name, alias and categories: fields of `NamedDocument`. */
  fields?: string;
  /** The expression of a list of pictures, best first; for saved views. Default: none. */
  pictures?: string;
  /** Where not documents are found by their names, but parts of them. */
  parts?: NamedParts;
}

/** Named parts of documents, such as the questions of a chapter. */
export interface NamedParts {
  /** The GROQ order of the documents. */
  order: string;
  /** The GROQ projection of a document with its parts. */
  fields: string;
  read(documents: readonly StoredRow[]): NamedDocument[];
}

/** A document as a query returns it, before anything else of it is known. */
export interface StoredRow {
  _id: string;
  [field: string]: unknown;
}

/** The heading above its documents, among those of other kinds. */
export function headingOf({ heading, screen }: Pick<Kind, 'heading' | 'screen'>): string {
  return heading ?? screen;
}

/** The filter of a kind's documents that visitors of the event see, in GROQ. */
export function shownOf({ type, shownStatuses }: Pick<Kind, 'type' | 'shownStatuses'>): string {
  const ofEvent = `_type == "${type}" && eventInstance._ref == $eventId`;
  return shownStatuses ? `${ofEvent} && status in ${JSON.stringify(shownStatuses)}` : ofEvent;
}
