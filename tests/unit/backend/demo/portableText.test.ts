import { note, portableText, table } from '../../../../src/backend/demo/portableText';
import { image } from '../../../../src/backend/demo/asset';

describe('portableText', () => {
  it('cuts prose into blocks at blank lines and joins broken lines', () => {
    expect(portableText('One\nline.\n\nAnother.')).toEqual([
      {
        _type: 'block',
        _key: 'b0',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'b0s0', text: 'One line.', marks: [] }],
      },
      {
        _type: 'block',
        _key: 'b1',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'b1s0', text: 'Another.', marks: [] }],
      },
    ]);
  });

  it('marks text, also within a mark', () => {
    const [block] = portableText('a **b *c*** `d` ~~e~~ __f__');
    expect(block).toMatchObject({
      children: [
        { text: 'a ', marks: [] },
        { text: 'b ', marks: ['strong'] },
        { text: 'c', marks: ['strong', 'em'] },
        { text: ' ', marks: [] },
        { text: 'd', marks: ['code'] },
        { text: ' ', marks: [] },
        { text: 'e', marks: ['strike-through'] },
        { text: ' ', marks: [] },
        { text: 'f', marks: ['underline'] },
      ],
    });
  });

  it('keeps links in the block and opens foreign ones in a new tab', () => {
    const [block] = portableText('[in](/faq), [out](https://a.example)');
    expect(block).toMatchObject({
      markDefs: [
        { _type: 'link', _key: 'b0l0', href: '/faq', blank: false },
        { _type: 'link', _key: 'b0l1', href: 'https://a.example', blank: true },
      ],
      children: [
        { text: 'in', marks: ['b0l0'] },
        { text: ', ', marks: [] },
        { text: 'out', marks: ['b0l1'] },
      ],
    });
  });

  it('knows headings, quotes, nested lists and empty paragraphs', () => {
    const blocks = portableText('## 1. Title\n\n> Said\n\nList:\n- one\n  - two\n1. three\n\n<br>');
    expect(blocks).toMatchObject([
      { style: 'h2', children: [{ text: '1. Title' }] },
      { style: 'blockquote', children: [{ text: 'Said' }] },
      { style: 'normal', children: [{ text: 'List:' }] },
      { style: 'normal', listItem: 'bullet', level: 1, children: [{ text: 'one' }] },
      { style: 'normal', listItem: 'bullet', level: 2, children: [{ text: 'two' }] },
      { style: 'normal', listItem: 'number', level: 1, children: [{ text: 'three' }] },
      { style: 'normal', children: [{ text: '', marks: [] }] },
    ]);
  });

  it('sets notes, tables and pictures between the prose, all with keys', () => {
    const blocks = portableText(
      'Before.',
      note('tip', 'Listen', 'Inside.'),
      table('Hours', [['Day'], ['Sunday']]),
      image('a', 'A picture'),
    );
    expect(blocks.map(({ _type, _key }) => [_type, _key])).toEqual([
      ['block', 'b0'],
      ['importantNote', 'b1'],
      ['simpleTable', 'b2'],
      ['cloudinary.asset', 'b3'],
    ]);
    expect(blocks[2]).toMatchObject({
      rows: [
        { cells: [{ value: 'Day', isHeader: true }] },
        { cells: [{ value: 'Sunday', isHeader: false }] },
      ],
    });
  });
});
