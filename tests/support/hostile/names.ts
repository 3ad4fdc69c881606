import { categoryDocument } from '../builders.ts';
import { type HostileGroup, ofEachKind } from './group.ts';

const BAD_NAMES: Record<string, unknown> = {
  missing: undefined,
  null: null,
  object: { en: 'Name' },
  list: ['Name'],
  number: 7,
  empty: '',
  blank: ' \n\t ',
};

export const names: HostileGroup = {
  name: 'name missing, null, an object',
  documents: Object.entries(BAD_NAMES).flatMap(([fault, name]) => [
    ...ofEachKind(`nameless-${fault}`, name),
    ...['place', 'performer', 'feed'].map((type) =>
      categoryDocument(`nameless-${type}-${fault}`, { name, type }),
    ),
  ]),
};
