import { type HostileGroup, block, ofEachKind, textFields } from './group.ts';

const WORD = 'W'.repeat(10_000);
const WORDS = 'very '.repeat(2000);

export const SIZES = {
  'endless-word': WORD,
  'endless-words': WORDS,
  megabyte: 'A megabyte',
  blocks: '20,000 blocks',
  levels: '60 list levels',
} as const;

export const sizes: HostileGroup = {
  name: '10,000-character names, a paragraph of 1 MB, 20,000 blocks, 60 list levels',
  documents: [
    ...ofEachKind('endless-word', WORD, {
      locationName: WORD,
      buttonLabel: WORD,
      buttonURL: `https://shop.example/${WORD}`,
      mediaCaption: WORD,
      label: WORD,
      tags: [WORD, WORDS],
      ...textFields([
        block(WORD),
        block(WORD, { style: 'h1' }),
        block(WORD, { listItem: 'bullet', level: 1 }),
      ]),
    }),
    ...ofEachKind('endless-words', WORDS, { locationName: WORDS, buttonLabel: WORDS, label: WORDS }),
    ...ofEachKind('megabyte', SIZES.megabyte, textFields([block('glow '.repeat(200_000))])),
    ...ofEachKind(
      'blocks',
      SIZES.blocks,
      textFields(Array.from({ length: 20_000 }, (_, index) => block(`Block ${index}`))),
    ),
    ...ofEachKind(
      'levels',
      SIZES.levels,
      textFields(
        Array.from({ length: 60 }, (_, index) =>
          block(`Level ${index + 1}`, { listItem: 'bullet', level: index + 1 }),
        ),
      ),
    ),
  ],
};
