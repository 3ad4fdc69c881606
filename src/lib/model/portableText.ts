import * as z from 'zod/mini';
import { lenient, lenientList } from './lenient';

export const spanSchema = z.object({
  _type: z.string(),
  _key: lenient(z.string()),
  text: lenient(z.string()),
  marks: lenientList(z.string()),
});

/**
 * One block of Portable Text. Blocks of other types keep their own fields; the renderer decides
 * what it knows.
 */
export const blockSchema = z.looseObject({
  _type: z.string(),
  _key: lenient(z.string()),
  style: lenient(z.string()),
  listItem: lenient(z.string()),
  level: lenient(z.number()),
  children: lenientList(spanSchema),
  markDefs: lenientList(z.looseObject({ _type: z.string(), _key: z.string() })),
});

/** Rich text as stored: a list of blocks. Anything else reads as no text; junk blocks are left out. */
export const portableTextSchema = lenientList(blockSchema);
export type PortableText = z.output<typeof portableTextSchema>;
