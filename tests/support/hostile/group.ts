import type { StoredDocument } from '#server/dataset/storedDocument.ts';
import { performerDocument, placeDocument, postDocument, scheduleEventDocument } from '../builders.ts';

/** Content of one kind that is wrong, too much, or meant to harm. */
export interface HostileGroup {
  /** What is wrong with it. */
  name: string;
  documents: readonly StoredDocument[];
}

/** What a list shows, what it calls the name, and where its items open. */
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
 * A place, a performer, a schedule event and a post with the same fault. Each has the other kinds' fields too, which
 * nobody reads.
 *
 * @param id the address of each, and with the kind before it its `_id`.
 */
export function ofEachKind(id: string, name: unknown, fields: object = {}): StoredDocument[] {
  return KINDS.map(({ kind, build, nameField }) =>
    build(id, { _id: `${kind}-${id}`, [nameField]: name, ...fields }),
  );
}

/** Rich text, and a picture, under the names that they have in each kind. */
export const textFields = (text: unknown) => ({ description: text, content: text });
export const pictureFields = (picture: unknown) => ({ image: picture, media: picture });

export const reference = (_ref: unknown) => ({ _type: 'reference', _ref });

/** A block of text as stored; without a `_key`, as one in five of real ones. */
export const block = (text: unknown, fields: object = {}) => ({
  _type: 'block',
  children: [{ _type: 'span', text }],
  ...fields,
});

/** What ends or opens something wherever it is put unescaped, and at last turns round all that follows. */
export const MARKUP =
  '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>-->]]>\u2028"\'`${1}\u202e';

/** Where a document of one of the kinds can be opened; undefined where it has no address. */
export function addressOf({ _id, alias }: StoredDocument): string | undefined {
  const kind = KINDS.find(({ kind }) => _id.startsWith(`${kind}-`));
  const slug = (alias as { current?: unknown } | null | undefined)?.current;
  if (!kind || typeof slug !== 'string' || !slug.isWellFormed() || ['', '.', '..'].includes(slug))
    return undefined;
  return kind.open(encodeURIComponent(slug));
}
