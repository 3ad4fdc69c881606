import { categoryDocument } from '../builders.ts';
import { type HostileGroup, ofEachKind, reference } from './group.ts';

const TYPES = ['place', 'performer', 'feed', 'schedule'];

/** Names that are properties of every object, or have the filter key of another name. */
export const ODD_CATEGORIES = [
  ...['__proto__', 'constructor', 'toString', 'all', 'All', 'marketplace'],
  ...['Twin Key', 'twin-key', 'TWIN KEY', 'a/b?c#d', '..', '50% off', '<b>bold</b>'],
  'C'.repeat(10_000),
] as const;

export const categories: HostileGroup = {
  name: 'categories called `__proto__` and `all`, twins of one filter key',
  documents: ODD_CATEGORIES.flatMap((name, index) => [
    ...TYPES.map((type) => categoryDocument(`odd-${type}-${index}`, { name, type })),
    ...ofEachKind(`in-category-${index}`, `In category ${index}`, {
      categories: TYPES.map((type) => reference(`category-odd-${type}-${index}`)),
    }),
  ]),
};
