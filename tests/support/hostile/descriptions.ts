import { type HostileGroup, block, ofEachKind, textFields } from './group.ts';

const KEPT = 'This much is text.';

/** Values instead of a list of blocks. */
export const DESCRIPTIONS: Record<string, unknown> = {
  text: 'A description that is no list.',
  'one-object': block('A description that is one block.'),
  number: 7,
  junk: [
    null,
    7,
    'text',
    [],
    {},
    { _type: 7 },
    { _type: 'block' },
    { _type: 'block', children: null },
    block(KEPT),
  ],
  'junk-spans': [
    { _type: 'block', children: [null, 7, {}, { _type: 'span' }, { _type: 'span', text: KEPT }] },
  ],
  'no-keys': Array.from({ length: 20 }, () => block(KEPT)),
  'same-keys': Array.from({ length: 20 }, () => block(KEPT, { _key: 'same' })),
  'unknown-block': [{ _type: 'hologram', text: 'SECRET' }, { _type: 'constructor' }, block(KEPT)],
  'unknown-mark': [
    { _type: 'block', children: [{ _type: 'span', text: KEPT, marks: ['sparkle', '__proto__'] }] },
  ],
  'unknown-style': [
    block(KEPT, { style: 'shouted' }),
    block(KEPT, { style: 'toString', listItem: 'square' }),
  ],
  'junk-table': [
    { _type: 'simpleTable', rows: [null, { cells: [null, { value: {} }, { value: 'cell' }] }] },
    { _type: 'importantNote', noteType: '__proto__', content: 'text', title: {} },
    { _type: 'cloudinary.asset', width: -1, height: 1e300, url: 7 },
    block(KEPT),
  ],
};

export const descriptions: HostileGroup = {
  name: 'descriptions that are text, one object, junk, without keys; unknown blocks, marks, styles',
  documents: Object.entries(DESCRIPTIONS).flatMap(([fault, text]) =>
    ofEachKind(`described-by-${fault}`, `Described by ${fault}`, textFields(text)),
  ),
};
