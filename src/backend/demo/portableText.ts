import type { Asset } from './asset';

export interface Span {
  _type: 'span';
  _key: string;
  text: string;
  /** Decorators such as `strong`, or the `_key` of a link in the block's `markDefs`. */
  marks: string[];
}

export interface Link {
  _type: 'link';
  _key: string;
  href: string;
  /** Opens in a new tab. */
  blank: boolean;
}

export interface TextBlock {
  _type: 'block';
  _key: string;
  style: string;
  listItem?: 'bullet' | 'number';
  level?: number;
  markDefs: Link[];
  children: Span[];
}

export interface ImportantNote {
  _type: 'importantNote';
  _key?: string;
  noteType: 'info' | 'warning' | 'danger' | 'success' | 'tip';
  title: string;
  content: PortableText;
}

export interface SimpleTable {
  _type: 'simpleTable';
  _key?: string;
  title: string;
  caption?: string;
  rows: Array<{ _key: string; cells: Array<{ _key: string; value: string; isHeader: boolean }> }>;
}

type Embedded = Asset | ImportantNote | SimpleTable;
export type PortableText = Array<TextBlock | (Embedded & { _key: string })>;

/**
 * Builds Portable Text from prose and embedded blocks, in their order. Prose is a little Markdown: blocks stand
 * apart by blank lines (list items need none); `# ` to `###### `, `> `, `- `, `1. ` open a heading, quote or
 * list item, two spaces of indent a level; `**strong**`, `*em*`, `` `code` ``, `__underline__`, `~~struck~~` and
 * `[text](href)` mark text; `<br>` alone is one of those empty paragraphs that editors leave behind.
 */
export function portableText(...parts: Array<string | Embedded>): PortableText {
  const text: PortableText = [];
  for (const part of parts) {
    if (typeof part === 'string') {
      for (const source of splitBlocks(part)) text.push(textBlock(source, `b${text.length}`));
    } else {
      text.push({ ...part, _key: `b${text.length}` });
    }
  }
  return text;
}

export function note(noteType: ImportantNote['noteType'], title: string, prose: string): ImportantNote {
  return { _type: 'importantNote', noteType, title, content: portableText(prose) };
}

/** @param lines cells of each row; those of the first row become headers */
export function table(title: string, lines: readonly string[][], caption?: string): SimpleTable {
  const rows = lines.map((cells, row) => ({
    _key: `r${row}`,
    cells: cells.map((value, column) => ({ _key: `r${row}c${column}`, value, isHeader: row === 0 })),
  }));
  return caption === undefined
    ? { _type: 'simpleTable', title, rows }
    : { _type: 'simpleTable', title, caption, rows };
}

const LIST_ITEM = /^( *)(-|\d+\.) (.*)$/s;

function splitBlocks(prose: string): string[] {
  return prose
    .split(/\n{2,}|\n(?= *(?:-|\d+\.) )/)
    .filter((source) => source.trim() !== '')
    .map((source) => source.replace(/(\S)\s*\n\s*/g, '$1 ').trimEnd());
}

function textBlock(source: string, key: string): TextBlock {
  const item = LIST_ITEM.exec(source);
  if (item) {
    const [, indent = '', bullet, prose = ''] = item;
    return {
      ...proseBlock(prose, 'normal', key),
      listItem: bullet === '-' ? 'bullet' : 'number',
      level: 1 + indent.length / 2,
    };
  }
  const heading = /^(#{1,6}) (.*)$/.exec(source);
  if (heading) return proseBlock(heading[2] ?? '', `h${heading[1]?.length}`, key);
  if (source.startsWith('> ')) return proseBlock(source.slice(2), 'blockquote', key);
  return proseBlock(source === '<br>' ? '' : source.trim(), 'normal', key);
}

function proseBlock(prose: string, style: string, key: string): TextBlock {
  const block: TextBlock = { _type: 'block', _key: key, style, markDefs: [], children: [] };
  addSpans(block, prose, []);
  if (block.children.length === 0)
    block.children.push({ _type: 'span', _key: `${key}s0`, text: '', marks: [] });
  return block;
}

const INLINE = /\*\*(.+?)\*\*(?!\*)|\*(.+?)\*|`(.+?)`|__(.+?)__|~~(.+?)~~|\[(.+?)\]\((.+?)\)/;
const DECORATORS = ['strong', 'em', 'code', 'underline', 'strike-through'];

function addSpans(block: TextBlock, prose: string, marks: string[]): void {
  const match = INLINE.exec(prose);
  if (!match) return addSpan(block, prose, marks);

  addSpan(block, prose.slice(0, match.index), marks);
  const [whole, ...groups] = match;
  const [label, href] = groups.slice(DECORATORS.length);
  if (label !== undefined && href !== undefined) {
    const link = `${block._key}l${block.markDefs.length}`;
    block.markDefs.push({ _type: 'link', _key: link, href, blank: !/^[/#]/.test(href) });
    addSpans(block, label, [...marks, link]);
  } else {
    const decorator = DECORATORS.findIndex((_, index) => groups[index] !== undefined);
    addSpans(block, groups[decorator] ?? '', [...marks, DECORATORS[decorator] ?? '']);
  }
  addSpans(block, prose.slice(match.index + whole.length), marks);
}

function addSpan(block: TextBlock, text: string, marks: string[]): void {
  if (text === '') return;
  block.children.push({ _type: 'span', _key: `${block._key}s${block.children.length}`, text, marks });
}
