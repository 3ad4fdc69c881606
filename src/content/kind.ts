import type { I18n, Message } from '#lib/i18n/i18n.ts';
import { IN_PAGE_LANGUAGE } from './client/inLanguage.ts';
import type { NamedDocument } from './lists/namedDocument.ts';

/** A kind of document: everything that the rest of the site knows about it. Large parts are imported when needed. */
export interface Kind {
  /** Its name in code. It is stored on visitors' devices, so it must not change. */
  name: string;
  /** The `_type` of its documents. */
  type: string;
  /** The editors' name of the screen that shows it. */
  screen: string;
  /** The heading above its documents in search results. Default: `screen`. */
  heading?: Message;
  /**
   * The address of a document, with `:slug` for its alias. Undefined for a kind that is only shown as a part of
   * screens.
   */
  address?: `/${string}`;
  /** The address of a named part of a document, such as a question of the FAQ. Default: `address`. */
  partAddress?: `/${string}`;
  /** The values of `status`, in the order in which editors choose from them. Default: documents have no status. */
  statuses?: readonly string[];
  /** The statuses of the documents that visitors see. Default: visitors see all documents. */
  shownStatuses?: readonly string[];
  /** The `type` of its documents' categories. */
  categoryType?: string;
  /** Loads its names in GROQ. A kind that has them can be searched, counted and filtered by letter. */
  loadNames?: () => Promise<{ NAMES: KindNames }>;
  /**
   * Whether there may be thousands of documents. The list then comes in pages, of all documents or of a category at
   * `/category/key`, and filtering loads the names of all documents with a separate request.
   */
  isPaged?: boolean;
  /** The letter of its documents in a shared list. Visitors can pick documents of kinds that have a letter. */
  pickLetter?: string;
  /** Whether saved views can list its documents. */
  isInSavedViews?: boolean;
  /** Whether its documents can have facets. */
  hasFacets?: boolean;
  /** Whether there may be one document for each language instead of texts in several. */
  isPerLanguage?: boolean;
}

/** The names of a kind's documents, in GROQ. */
export interface KindNames {
  /** The filter of the documents that visitors see. Default: `shownOf`. */
  shown?: string;
  /** The expression of a document's name. */
  name: string;
  /** The expression of its alias. Default: the alias in its address. */
  alias?: string;
  /** The projection of further fields of `NamedDocument`, in addition to name, alias and categories. */
  fields?: string;
  /** The expression of a list of pictures, best first, for saved views and search results. Default: none. */
  pictures?: string;
  /** The expression of a text as Portable Text, for the search. Default: none. */
  text?: string;
  /** How much of the text is searched. Characters. Default: 500. */
  textLength?: number;
  /** The expression of a list of objects with accounts on social networks, for the search. Default: none. */
  accounts?: string;
  /** Set if the search finds named parts of the documents instead of the documents. */
  parts?: NamedParts;
}

/** Named parts of documents, such as the questions of a chapter. */
export interface NamedParts {
  /** The GROQ order of the documents. */
  order: string;
  /** The GROQ projection of a document with its parts. */
  fields: string;
  /** The same with the texts of its parts, for the search. Default: they have none. */
  texts?: string;
  read(documents: readonly StoredRow[]): NamedDocument[];
}

/** A row of a query's result before it is parsed. */
export interface StoredRow {
  _id: string;
  [field: string]: unknown;
}

/** The heading above documents of this kind in search results. */
export function headingOf({ heading, screen }: Pick<Kind, 'heading' | 'screen'>, t: I18n['t']): string {
  return heading ? t(heading) : screen;
}

/** The GROQ filter of a kind's documents that visitors of the event see. */
export function shownOf({
  type,
  shownStatuses,
  isPerLanguage,
}: Pick<Kind, 'type' | 'shownStatuses' | 'isPerLanguage'>): string {
  const inStatus = shownStatuses ? ` && status in ${JSON.stringify(shownStatuses)}` : '';
  return `_type == "${type}" && eventInstance._ref == $eventId${inStatus}${isPerLanguage ? IN_PAGE_LANGUAGE : ''}`;
}
