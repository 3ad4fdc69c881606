/** A document as the content service stores it: one line of a Sanity dataset export. */
export interface StoredDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** Neither a draft nor the version of a release. */
export function isPublished({ _id }: StoredDocument): boolean {
  return !/^(drafts|versions)\./.test(_id);
}
