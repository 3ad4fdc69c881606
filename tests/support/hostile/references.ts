import { artistDocument } from '../builders.ts';
import { type HostileGroup, ofEachKind, reference } from './group.ts';

/** Values instead of a reference or a list of references. */
const REFERENCES: Record<string, unknown> = {
  null: null,
  dangling: reference('nowhere'),
  empty: reference(''),
  numeric: reference(7),
  text: 'category-plain',
  number: 7,
  cyclic: reference('artist-cycle-a'),
};

/** Fields with one reference, and with several. */
const ONE = ['brand', 'brandReference', 'artistReference', 'artist', 'marketplace', 'lineup'];
const SEVERAL = ['categories', 'eventPlace', 'eventPerformer', 'tags', 'featuredProducts'];

const fieldsWith = (one: unknown, several: unknown) =>
  Object.fromEntries([
    ...ONE.map((field) => [field, one]),
    ...SEVERAL.map((field) => [field, several]),
  ]) as object;

export const REFERRING = [...Object.keys(REFERENCES), 'itself'].map((fault) => `refers-to-${fault}`);

export const references: HostileGroup = {
  name: 'null lists, dangling, cyclic, self references',
  documents: [
    artistDocument('cycle-a', {
      artistReference: reference('artist-cycle-b'),
      brand: reference('artist-cycle-b'),
    }),
    artistDocument('cycle-b', {
      artistReference: reference('artist-cycle-a'),
      brand: reference('artist-cycle-a'),
    }),
    ...Object.entries(REFERENCES).flatMap(([fault, value]) =>
      ofEachKind(`refers-to-${fault}`, `Refers to ${fault}`, fieldsWith(value, [value, null, {}, [value]])),
    ),
    ...ofEachKind('refers-to-itself', 'Refers to itself').map((document) => {
      const self = reference(document._id);
      return { ...document, ...fieldsWith(self, [self, self]) };
    }),
    ...ofEachKind('null-lists', 'Null lists', {
      ...fieldsWith(null, null),
      image: null,
      media: null,
      alias: null,
    }),
    ...ofEachKind('no-lists', 'No lists', { ...fieldsWith({}, { length: 3 }), image: [], media: 'text' }),
  ],
};
