import { portableTextSchema } from '#lib/schema/portableText.ts';
import { type ContentsEntry, tableOfContents } from '#lib/headings/tableOfContents.ts';

const block = (style: string, text: string, fields: object = {}) => ({
  _type: 'block',
  style,
  children: [{ _type: 'span', text }],
  ...fields,
});

/** Entries as lines with indented sections. */
function linesOf(entries: readonly ContentsEntry[], indent = ''): string[] {
  return entries.flatMap(({ title, anchor, entries: below }) => [
    `${indent}${title} #${anchor}`,
    ...linesOf(below, `${indent}  `),
  ]);
}
const contentsOf = (...blocks: unknown[]) =>
  linesOf(tableOfContents(portableTextSchema.parse(blocks)).entries);

test('h1 headings are listed with the h2 headings below them, without their own numbering', () => {
  expect(
    contentsOf(
      block('normal', 'Preamble'),
      block('h1', '1. Who we are'),
      block('h2', '1.1 How to reach us'),
      block('h3', '1.1.1 By mail'),
      block('h1', '2) Tickets'),
      block('h2', '2.1. Names'),
    ),
  ).toEqual([
    'Who we are #1-who-we-are',
    '  How to reach us #11-how-to-reach-us',
    'Tickets #2-tickets',
    '  Names #21-names',
  ]);
});

test('h2 headings before any h1 are at the first level', () => {
  expect(contentsOf(block('h2', 'A'), block('h2', 'B'), block('h1', 'C'))).toEqual(['A #a', 'B #b', 'C #c']);
});

test.each([
  ['2025 in review', '2025 in review'],
  ['24 hours', '24 hours'],
  ['10:30 Doors open', '10:30 Doors open'],
  ['3.Doors', 'Doors'],
  ['1.5x as loud', '1.5x as loud'],
  ['12.', '12.'],
])('%s is listed as %s', (heading, title) => {
  expect(tableOfContents(portableTextSchema.parse([block('h1', heading)])).entries[0]?.title).toBe(title);
});

test('empty headings and list items are left out, and equal headings have different ids', () => {
  expect(
    contentsOf(
      block('h1', '  '),
      block('h2', 'In a list', { listItem: 'bullet' }),
      block('h1', 'Rules'),
      block('h1', 'Rules'),
      block('h1', '***', { _key: 'stars' }),
      block('h1', '!!!'),
    ),
  ).toEqual(['Rules #rules', 'Rules #rules-2', '*** #stars', '!!! #section-4']);
});

test('each listed heading has its id', () => {
  const text = portableTextSchema.parse([block('h1', 'One'), block('normal', 'Two'), block('h2', 'Three')]);
  expect([...tableOfContents(text).anchors]).toEqual([
    [text[0], 'one'],
    [text[2], 'three'],
  ]);
});
