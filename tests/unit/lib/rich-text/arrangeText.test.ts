import fc from 'fast-check';
import { portableTextSchema } from '#lib/schema/portableText.ts';
import { arrangeText } from '#lib/rich-text/arrangeText.ts';
import { isTextBlock } from '#lib/rich-text/textBlock.ts';

const arrange = (value: unknown, form: 'full' | 'paragraphs' = 'full') =>
  arrangeText(portableTextSchema.parse(value), { form, allowsLinks: true, topHeading: 1 });

const block = (fields: object) => ({ _type: 'block', children: [{ _type: 'span', text: 'x' }], ...fields });

test('unsupported content is reported once, however often it occurs', () => {
  const strange = [
    { _type: 'carousel' },
    block({ style: 'lead' }),
    block({ listItem: 'square' }),
    block({
      children: [
        { _type: 'span', text: 'x', marks: ['glow'] },
        { _type: 'sticker', name: 'Star' },
      ],
    }),
    { _type: 'image', asset: { _ref: 'image-a-1x1-jpg' }, alt: 'A star' },
  ];
  expect(arrange([...strange, ...strange]).unknown).toEqual([
    'block type "carousel"',
    'style "lead"',
    'list "square"',
    'mark "glow"',
    'inline block "sticker"',
    'media address',
  ]);
});

test('content that a text form leaves out is not reported as unknown', () => {
  const text = [
    { _type: 'simpleTable' },
    block({ style: 'h2' }),
    block({ children: [{ _type: 'span', text: 'x', marks: ['underline'] }] }),
  ];
  expect(arrange(text, 'paragraphs').unknown).toEqual([]);
});

/** Arbitrary blocks, with names that sometimes repeat. */
const name = fc.oneof(
  fc.constantFrom(
    'block',
    'span',
    'cloudinary.asset',
    'h1',
    'bullet',
    'number',
    'strong',
    'link',
    'k',
    '@list',
  ),
  fc.constantFrom('constructor', '__proto__', 'toString'),
  fc.string(),
);
const junk = fc.oneof(fc.anything(), name);
const anySpan = fc.record({
  _type: name,
  _key: junk,
  text: fc.oneof(fc.string(), junk),
  name: junk,
  marks: fc.array(junk),
});
const anyBlock = fc.record(
  {
    _type: name,
    _key: junk,
    style: junk,
    listItem: junk,
    level: fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double(), junk),
    children: fc.oneof(fc.array(fc.oneof(anySpan, junk)), junk),
    markDefs: fc.oneof(fc.array(fc.oneof(fc.record({ _type: name, _key: name, href: junk }), junk)), junk),
  },
  { requiredKeys: [] },
);

interface Node {
  _type: string;
  _key: string;
  text?: string;
  children?: Node[];
}

const isText = ({ _type }: Node) => _type === 'block' || _type === '@list';

/** Checks that keys are unique among siblings at every level. */
function expectUniqueKeys(nodes: readonly Node[]) {
  expect(new Set(nodes.map(({ _key }) => _key)).size).toBe(nodes.length);
  for (const { children } of nodes.filter(isText)) if (children) expectUniqueKeys(children);
}

const textOf = (nodes: readonly Node[]): string =>
  nodes.map(({ text, children }) => (text ?? '') + (children ? textOf(children) : '')).join('');

test('any content can be arranged: keys are unique, text stays in order, and arranging twice gives the same', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyBlock, junk)), (value) => {
      const text = portableTextSchema.parse(value);
      const nodes = arrange(value).nodes as unknown as Node[];
      expectUniqueKeys(nodes);
      const expected = text.flatMap((part) =>
        isTextBlock(part) ? part.children.map(({ text: words = '' }) => words).join('') : [],
      );
      expect(textOf(nodes.filter(isText))).toBe(expected.filter((words) => words.trim() !== '').join(''));
      expect(arrange(value).nodes).toEqual(arrange(value).nodes);
    }),
  );
});
