import type { NamedDocument } from '#content/lists/namedDocument.ts';

/** A document that a search has found, a part of one, or a screen. */
export interface Hit extends NamedDocument {
  /** The name of its kind. */
  kind: string;
  /** The part of its description that matches; only if its name does not match. */
  excerpt?: string;
  /** The URL of its picture; null if it has none, undefined until that is known. */
  picture?: string | null | undefined;
}
