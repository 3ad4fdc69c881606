import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { performerDocument, placeDocument, postDocument, scheduleEventDocument } from '../builders.ts';

/** Invalid, oversized or malicious content of one kind. */
export interface HostileGroup {
  /** The defect. */
  name: string;
  documents: readonly StoredDocument[];
}

/** Document kinds with their name field and address. */
export const KINDS = [
  { kind: 'place', build: placeDocument, nameField: 'name', open: (slug: string) => `/marketplace/${slug}` },
  {
    kind: 'performer',
    build: performerDocument,
    nameField: 'name',
    open: (slug: string) => `/lineup/${slug}`,
  },
  {
    kind: 'event',
    build: scheduleEventDocument,
    nameField: 'title',
    open: (slug: string) => `/schedule/${slug}`,
  },
  { kind: 'post', build: postDocument, nameField: 'headline', open: (slug: string) => `/feed?post=${slug}` },
] as const;

/**
 * A place, a performer, a schedule event and a post with the same defect. Each also has the unused fields of the other
 * kinds.
 *
 * @param id slug of each; with the kind as prefix, its `_id`
 */
export function ofEachKind(id: string, name: unknown, fields: object = {}): StoredDocument[] {
  return KINDS.map(({ kind, build, nameField }) =>
    build(id, { _id: `${kind}-${id}`, [nameField]: name, ...fields }),
  );
}

/** Rich text and pictures under the field names of all kinds. */
export const textFields = (text: unknown) => ({ description: text, content: text });
export const pictureFields = (picture: unknown) => ({ image: picture, media: picture });

export const reference = (_ref: unknown) => ({ _type: 'reference', _ref });

/** A stored block without `_key`, as one in five real ones. */
export const block = (text: unknown, fields: object = {}) => ({
  _type: 'block',
  children: [{ _type: 'span', text }],
  ...fields,
});

/** Markup that breaks out of any unescaped context, and a right-to-left override. */
export const MARKUP =
  '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>-->]]>\u2028"\'`${1}\u202e';

/** The address of a document; undefined if it has none. */
export function addressOf({ _id, alias }: StoredDocument): string | undefined {
  const kind = KINDS.find(({ kind }) => _id.startsWith(`${kind}-`));
  const slug = (alias as { current?: unknown } | null | undefined)?.current;
  if (!kind || typeof slug !== 'string' || !slug.isWellFormed() || ['', '.', '..'].includes(slug))
    return undefined;
  return kind.open(encodeURIComponent(slug));
}
