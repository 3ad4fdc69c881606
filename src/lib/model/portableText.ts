import * as z from 'zod/mini';
import { lenient, lenientList } from './lenient';

export const spanSchema = z.object({
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

/** A block of any other type keeps its own fields; whoever shows it decides what it knows. */
const otherBlockSchema = z.looseObject({ _type: z.string(), _key: lenient(z.string()) });

export const blockSchema = z.union([textBlockSchema, otherBlockSchema]);
export type Block = z.output<typeof blockSchema>;

/** Rich text as stored: a list of blocks. Anything else reads as no text; junk blocks are left out. */
export const portableTextSchema = lenientList(blockSchema);
export type PortableText = z.output<typeof portableTextSchema>;
