import * as z from 'zod/mini';
import { assetSchema } from './document';
import { filledText, lenient, lenientList } from './lenient';

const spanSchema = z.object({
  _type: z.string(),
  _key: lenient(z.string()),
  text: lenient(z.string()),
  marks: lenientList(z.string()),
});
export type Span = z.output<typeof spanSchema>;

const textBlockSchema = z.object({
  _type: z.literal('block'),
  _key: lenient(z.string()),
  style: lenient(z.string()),
  listItem: lenient(z.string()),
  level: lenient(z.number()),
  children: lenientList(spanSchema),
  markDefs: lenientList(z.looseObject({ _type: z.string(), _key: z.string() })),
});
/** A paragraph, heading, quote or list item. */
export type TextBlock = z.output<typeof textBlockSchema>;

/** A picture or a film within a text. */
const mediaBlockSchema = z.object({
  _type: z.literal('cloudinary.asset'),
  _key: lenient(z.string()),
  ...assetSchema.shape,
});

const cellSchema = z.object({
  _key: lenient(z.string()),
  value: z.catch(z.union([z.string(), z.number()]), ''),
  isHeader: z.catch(z.boolean(), false),
});

/** A junk cell stays as an empty one: left out, it would move its row's other cells. */
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

/** A block that nobody shows; that it was there is told to the console. */
const otherBlockSchema = z.object({ _type: z.string(), _key: lenient(z.string()) });

/** A remark within a text, which holds no further remarks. */
const noteBlockSchema = z.object({
  _type: z.literal('importantNote'),
  _key: lenient(z.string()),
  /** `info`, `warning`, `danger`, `success` or `tip`. */
  noteType: lenient(z.string()),
  title: lenient(filledText),
  content: lenientList(z.union([textBlockSchema, mediaBlockSchema, tableBlockSchema, otherBlockSchema])),
});
export type NoteBlock = z.output<typeof noteBlockSchema>;

const blockSchema = z.union([
  textBlockSchema,
  mediaBlockSchema,
  tableBlockSchema,
  noteBlockSchema,
  otherBlockSchema,
]);
export type Block = z.output<typeof blockSchema>;

/** Rich text as stored: a list of blocks. Anything else reads as no text; junk blocks are left out. */
export const portableTextSchema = lenientList(blockSchema);
export type PortableText = z.output<typeof portableTextSchema>;
