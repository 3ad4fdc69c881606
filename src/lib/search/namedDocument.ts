/** Kinds of documents with a name that visitors know. */
export const NAMED_KINDS = ['place', 'performer'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** What the names' index knows about a document. */
export interface NamedDocument {
  _id: string;
  name: string;
  alias?: { current: string } | undefined;
  /** Names of its categories. */
  categories: readonly string[];
  /** Its hall and booth. */
  locationName?: string | undefined;
  /** When it was created, as ISO 8601; of performers. */
  createdAt?: string | undefined;
  /** Of performers. */
  isFeatured?: boolean | undefined;
}
