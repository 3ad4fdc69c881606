/** One document as the content service stores it: one line of a Sanity dataset export. */
export interface StoredDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}
