import type { StoredDocument } from '#lib/schema/storedDocument.ts';

/**
 * An error hides content or leads visitors to a wrong place; a warning is for the editor to judge; a note is no fault.
 */
export type Severity = 'error' | 'warning' | 'note';

/** Something that a rule has found in a stored document. */
export interface Finding {
  severity: Severity;
  /** Name of the rule, for programs that read the findings. */
  rule: string;
  documentId: string;
  /** Empty for a line of a file that is not a document. */
  type: string;
  /** The name by which an editor knows the document. */
  title: string;
  /** Path of the field, such as `content[2].href`. */
  path?: string;
  message: string;
}

/** What a rule reports of a document. */
export type Fault = Pick<Finding, 'severity' | 'rule' | 'path' | 'message'>;

export function findingOf(document: StoredDocument, fault: Fault): Finding {
  const { _id: documentId, _type: type } = document;
  return { ...fault, documentId, type, title: titleOf(document) };
}

/** The title, name or headline of a document; its `_id` if it has none of them. */
export function titleOf({ _id, title, name, headline }: StoredDocument): string {
  const texts = [title, name, headline].filter((text) => typeof text === 'string');
  return texts.find((text) => text.trim() !== '')?.trim() ?? _id;
}

/** The path of a document in Sanity Studio. */
export function studioPath({ type, documentId }: Pick<Finding, 'type' | 'documentId'>): string {
  return `/structure/${type};${documentId.replace(/^drafts\./, '')}`;
}
