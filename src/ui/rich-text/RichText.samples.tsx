import type { PortableText } from '#lib/schema/portableText.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';
import { ASSET, LONG_NAME, LONG_TEXT, RTL_NAME, TEXT } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { RichText } from './RichText.tsx';

function block(text: string, fields: object = {}) {
  return { _type: 'block', style: 'normal', children: [{ _type: 'span', text }], ...fields };
}

function item(text: string, level: number, listItem = 'bullet') {
  return block(text, { listItem, level });
}

function Full({ blocks }: { blocks: readonly unknown[] }) {
  const value: PortableText = portableTextSchema.parse(blocks);
  return (
    <Column>
      <RichText value={value} form="full" topHeading={3} />
    </Column>
  );
}

const LINK = {
  markDefs: [{ _key: 'link', _type: 'link', href: 'https://festival.example/a-way-that-is-long' }],
  children: [
    { _type: 'span', text: 'A link to ' },
    { _type: 'span', text: 'the way there', marks: ['link'] },
    { _type: 'span', text: ', ' },
    { _type: 'span', text: 'struck', marks: ['strike-through'] },
    { _type: 'span', text: ' and ' },
    { _type: 'span', text: 'underlined', marks: ['underline'] },
  ],
};

export default {
  Paragraphs: (
    <Column>
      <RichText value={TEXT} />
    </Column>
  ),
  Headings: (
    <Full
      blocks={[
        block('First rank', { style: 'h1' }),
        block(LONG_TEXT),
        block('Second rank', { style: 'h2' }),
        block(LONG_TEXT),
        block('A word of thanks to everybody.', { style: 'blockquote' }),
        block('', LINK),
        block('', { children: [{ _type: 'span', text: 'GATE-7', marks: ['code'] }] }),
      ]}
    />
  ),
  Lists: (
    <Full
      blocks={[
        item('Bring', 1),
        item('a badge', 2),
        item('a bag', 2),
        item('Leave', 1),
        item('First', 1, 'number'),
        item('Second', 1, 'number'),
        item('of these', 2, 'number'),
      ]}
    />
  ),
  'Notes, code, tables': (
    <Full
      blocks={[
        {
          _type: 'importantNote',
          noteType: 'warning',
          title: 'No bags',
          content: [block('Only clear ones.')],
        },
        { _type: 'code', language: 'sh', filename: 'start.sh', code: `npm ci && npm start # ${LONG_NAME}` },
        {
          _type: 'simpleTable',
          title: 'Prices',
          caption: 'Taxes included',
          rows: [
            {
              cells: ['Day', 'Price', LONG_NAME].map((value) => ({ value, isHeader: true })),
            },
            { cells: [{ value: 'Saturday' }, { value: '$40' }, { value: LONG_TEXT }] },
          ],
        },
      ]}
    />
  ),
  Pictures: <Full blocks={[{ _type: 'cloudinary.asset', ...ASSET }]} />,
  'Long name': <Full blocks={[block(LONG_NAME, { style: 'h1' }), block(LONG_NAME), item(LONG_NAME, 3)]} />,
  'Right to left': <Full blocks={[block(RTL_NAME, { style: 'h1' }), block(RTL_NAME), item(RTL_NAME, 1)]} />,
} satisfies Samples;
