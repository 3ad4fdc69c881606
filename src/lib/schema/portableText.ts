import * as z from 'zod/mini';
import { assetSchema } from './document.ts';
import { filledText, lenient, lenientList } from './lenient.ts';

const spanFields = {
  _key: lenient(z.string()),
  text: lenient(z.string()),
  marks: lenientList(z.string()),
};
const spanSchema = z.object({ _type: z.literal('span'), ...spanFields });

/** An inline object that is not a span: only its text is kept. */
const inlineSchema = z.pipe(
  z.object({
    _type: z.catch(z.string(), ''),
    ...spanFields,
    name: lenient(z.string()),
    title: lenient(z.string()),
    children: lenientList(z.object({ text: z.string() })),
  }),
  z.transform(({ name, title, children, text, ...object }) => ({
    ...object,
    text: text || name || title || children.map((child) => child.text).join(''),
  })),
);
export type Span = z.output<typeof spanSchema | typeof inlineSchema>;

const textBlockSchema = z.object({
  _type: z.literal('block'),
  _key: lenient(z.string()),
  style: lenient(z.string()),
  listItem: lenient(z.string()),
  level: lenient(z.number()),
  children: lenientList(z.union([spanSchema, inlineSchema])),
  markDefs: lenientList(z.looseObject({ _type: z.string(), _key: z.string() })),
});
/** A paragraph, heading, quote or list item. */
export type TextBlock = z.output<typeof textBlockSchema>;

/** A picture or a video within a text. */
const mediaBlockSchema = z.object({
  _type: z.literal('cloudinary.asset'),
  _key: lenient(z.string()),
  ...assetSchema.shape,
});
export type MediaBlock = z.output<typeof mediaBlockSchema>;

const pixels = lenient(z.object({ width: z.number(), height: z.number() }));

/** Sanity's own image type, parsed into the media type. It has a URL if the query resolved the asset. */
const imageBlockSchema = z.pipe(
  z.object({
    _type: z.literal('image'),
    _key: lenient(z.string()),
    asset: lenient(
      z.object({ url: lenient(z.string()), metadata: lenient(z.object({ dimensions: pixels })) }),
    ),
    alt: lenient(z.string()),
    caption: lenient(z.string()),
  }),
  z.transform(({ _key, asset, alt, caption }): MediaBlock => ({
    ...asset?.metadata?.dimensions,
    _type: 'cloudinary.asset',
    _key,
    url: asset?.url,
    context: { custom: { alt, caption } },
  })),
);

const codeBlockSchema = z.object({
  _type: z.literal('code'),
  _key: lenient(z.string()),
  code: z.catch(z.string(), ''),
  language: lenient(filledText),
  filename: lenient(filledText),
});
export type CodeBlock = z.output<typeof codeBlockSchema>;

const cellSchema = z.object({
  _key: lenient(z.string()),
  value: z.catch(z.union([z.string(), z.number()]), ''),
  isHeader: z.catch(z.boolean(), false),
});

/** A malformed cell becomes an empty one: dropping it would shift the row's other cells. */
const EMPTY_CELL = { _key: undefined, value: '', isHeader: false };

const tableBlockSchema = z.object({
  _type: z.literal('simpleTable'),
  _key: lenient(z.string()),
  title: lenient(filledText),
  caption: lenient(filledText),
  rows: lenientList(
    z.object({
      _key: lenient(z.string()),
      cells: z.array(z.catch(cellSchema, EMPTY_CELL)).check(z.minLength(1)),
    }),
  ),
});
export type TableBlock = z.output<typeof tableBlockSchema>;

/** An unknown block type, which is logged and not rendered. */
const otherBlockSchema = z.object({ _type: z.string(), _key: lenient(z.string()) });

/** Block types that are allowed in callouts too. */
const CALLOUT_BLOCKS = [
  textBlockSchema,
  mediaBlockSchema,
  imageBlockSchema,
  codeBlockSchema,
  tableBlockSchema,
] as const;

/** A callout within a text. Callouts are not nested. */
const noteBlockSchema = z.object({
  _type: z.literal('importantNote'),
  _key: lenient(z.string()),
  /** `info`, `warning`, `danger`, `success` or `tip`. */
  noteType: lenient(z.string()),
  title: lenient(filledText),
  content: lenientList(z.union([...CALLOUT_BLOCKS, otherBlockSchema])),
});
export type NoteBlock = z.output<typeof noteBlockSchema>;

const blockSchema = z.union([...CALLOUT_BLOCKS, noteBlockSchema, otherBlockSchema]);
export type Block = z.output<typeof blockSchema>;

/** Rich text as stored: a list of blocks. Malformed blocks are dropped; anything else parses as an empty text. */
export const portableTextSchema = lenientList(blockSchema);
export type PortableText = z.output<typeof portableTextSchema>;
