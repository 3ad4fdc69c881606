import { assetAddress } from '../media/asset.ts';
import type { Block, MediaBlock, PortableText, Span, TextBlock } from '../schema/portableText.ts';
import { uniqueKeys } from '../uniqueKeys.ts';
import { type ListNode, nestLists } from './nestLists.ts';
import { isTextBlock, plainText } from './textBlock.ts';

/** What a text may contain: everything; a callout, which contains no further callouts; or only paragraphs and lists. */
export type TextForm = 'full' | 'note' | 'paragraphs';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const STYLES = ['normal', 'blockquote', ...HEADINGS];
const DECORATORS = ['strong', 'em', 'code', 'underline', 'strike-through'];
const CALLOUT_TYPES = ['cloudinary.asset', 'code', 'simpleTable'];
const EMBEDDED = [...CALLOUT_TYPES, 'importantNote'];

const FORMS: Record<
  TextForm,
  { hasStyles: boolean; decorators: readonly string[]; embedded: readonly string[] }
> = {
  full: { hasStyles: true, decorators: DECORATORS, embedded: EMBEDDED },
  note: { hasStyles: true, decorators: DECORATORS, embedded: CALLOUT_TYPES },
  paragraphs: { hasStyles: false, decorators: ['strong', 'em', 'code'], embedded: [] },
};

/** Further line breaks within a span become spaces: the renderer's time grows with their square. */
const MAX_BREAKS = 1000;

export interface TextOptions {
  form: TextForm;
  allowsLinks: boolean;
  /** The highest heading rank (1 to 6) allowed at the text's position; all headings are shifted accordingly. */
  topHeading: number;
  /** Ids of headings in the table of contents. */
  anchors?: ReadonlyMap<TextBlock, string> | undefined;
}

/** A block with a unique key and only content that the renderer supports. */
export type ArrangedBlock = Block & { _key: string; anchor?: string | undefined };

export interface ArrangedText {
  nodes: (ArrangedBlock | ListNode)[];
  /** Unsupported names that were hidden or rendered as plain text, without duplicates. */
  unknown: readonly string[];
}

/**
 * Prepares any text for rendering: unique keys, nested lists, no empty paragraphs, and only supported names of types,
 * styles and marks, since the renderer would take `constructor` for one of its components.
 */
export function arrangeText(text: PortableText, options: TextOptions): ArrangedText {
  const { hasStyles, embedded } = FORMS[options.form];
  const shift = hasStyles ? headingShift(text, options.topHeading) : 0;
  const keys = uniqueKeys(text);
  const unknown = new Set<string>();

  const blocks = text.flatMap((block, index): ArrangedBlock[] => {
    const _key = keys[index] ?? '';
    if (!isTextBlock(block)) {
      if (!EMBEDDED.includes(block._type)) unknown.add(`block type "${block._type}"`);
      if (!embedded.includes(block._type)) return [];
      if (isMedia(block) && assetAddress(block) === undefined) unknown.add('media address');
      return [{ ...block, _key }];
    }
    if (plainText(block).trim() === '') return [];
    return [
      {
        ...block,
        _key,
        style: hasStyles ? styleOf(block, shift, unknown) : 'normal',
        listItem: listItemOf(block, unknown),
        children: arrangeSpans(block, options, unknown),
        anchor: options.anchors?.get(block),
      },
    ];
  });
  return { nodes: nestLists(blocks, isTextBlock) as ArrangedText['nodes'], unknown: [...unknown] };
}

function isMedia(block: Block): block is MediaBlock {
  return block._type === 'cloudinary.asset';
}

/** By how many ranks headings are shifted so that the text's highest is not above `top`. */
function headingShift(text: PortableText, top: number): number {
  const ranks = text.map((block) => (isTextBlock(block) ? HEADINGS.indexOf(block.style ?? '') + 1 : 0));
  const highest = ranks.reduce((best, rank) => (rank > 0 && rank < best ? rank : best), HEADINGS.length);
  return Math.max(0, top - highest);
}

/** List items are always plain: an item's own style would enclose the lists below it. */
function styleOf({ style = 'normal', listItem }: TextBlock, shift: number, unknown: Set<string>): string {
  if (listItem !== undefined) return 'normal';
  if (!STYLES.includes(style)) {
    unknown.add(`style "${style}"`);
    return 'normal';
  }
  const rank = HEADINGS.indexOf(style);
  return rank < 0 ? style : (HEADINGS[Math.min(rank + shift, HEADINGS.length - 1)] ?? style);
}

function listItemOf({ listItem }: TextBlock, unknown: Set<string>): string | undefined {
  if (listItem === undefined || listItem === 'bullet' || listItem === 'number') return listItem;
  unknown.add(`list "${listItem}"`);
  return 'bullet';
}

function arrangeSpans(block: TextBlock, { form, allowsLinks }: TextOptions, unknown: Set<string>): Span[] {
  const { decorators } = FORMS[form];
  const keys = uniqueKeys(block.children);
  const definitions = new Map(block.markDefs.map(({ _key, _type }) => [_key, _type]));

  return block.children.flatMap((span, index) => {
    if (span._type !== 'span') unknown.add(`inline block "${span._type}"`);
    const text = limitBreaks(span.text ?? '');
    if (text === '') return [];
    return [{ _type: 'span', _key: keys[index] ?? '', text, marks: marksOf(span, text) }];
  });

  function marksOf({ marks }: Span, text: string): string[] {
    const chosen = new Set<string>();
    let link: string | undefined;
    for (const mark of marks) {
      const type = definitions.get(mark) ?? mark;
      if (DECORATORS.includes(type)) {
        if (decorators.includes(type)) chosen.add(type);
      } else if (type !== 'link') unknown.add(`mark "${type}"`);
      // Links cannot be nested, and a link without text is invisible.
      else if (allowsLinks && definitions.has(mark) && text.trim() !== '') link ??= mark;
    }
    return link === undefined ? [...chosen] : [link, ...chosen];
  }
}

function limitBreaks(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= MAX_BREAKS) return text;
  return [...lines.slice(0, MAX_BREAKS), lines.slice(MAX_BREAKS).join(' ')].join('\n');
}
