/** A document as the content service stores it: one line of a Sanity dataset export. */
export interface StoredDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

const DRAFT = /^drafts\./;

/** A version that is not published yet. */
export function isDraft({ _id }: StoredDocument): boolean {
  return DRAFT.test(_id);
}

/** The `_id` under which a draft is published. */
export function publishedId(_id: string): string {
  return _id.replace(DRAFT, '');
}

/** Neither a draft nor the version of a release. */
export function isPublished({ _id }: StoredDocument): boolean {
  return !/^(drafts|versions)\./.test(_id);
}
