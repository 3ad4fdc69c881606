import { paragraphs } from '../builders.ts';
import { type HostileGroup, ofEachKind, textFields } from './group.ts';

/** Alias and names of two documents; the plain address opens the older one. */
export const DUPLICATE = {
  slug: 'twin',
  name: 'Twin of a kind',
  older: 'I am the older twin.',
  younger: 'I am the younger twin.',
};

const alias = { _type: 'slug', current: DUPLICATE.slug };
const twin = (id: string, _createdAt: string, text: string) =>
  ofEachKind(id, DUPLICATE.name, { alias, _createdAt, ...textFields(paragraphs(text)) });

export const duplicates: HostileGroup = {
  name: 'duplicate slugs',
  documents: [
    ...twin('twin-younger', '2025-07-01T00:00:00Z', DUPLICATE.younger),
    ...twin('twin-older', '2025-06-01T00:00:00Z', DUPLICATE.older),
  ],
};
