import * as z from 'zod/mini';
import { filledText, lenient, lenientList } from '../model/lenient';
import { portableTextSchema } from '../model/portableText';

/** A remark within a text. */
export const importantNoteSchema = z.object({
  /** `info`, `warning`, `danger`, `success` or `tip`. */
  noteType: lenient(z.string()),
  title: lenient(filledText),
  content: portableTextSchema,
});

const cellSchema = z.object({
  _key: lenient(z.string()),
  value: z.catch(z.union([z.string(), z.number()]), ''),
  isHeader: z.catch(z.boolean(), false),
});

/** A junk cell stays as an empty one: left out, it would move its row's other cells. */
const EMPTY_CELL = { _key: undefined, value: '', isHeader: false };

export const simpleTableSchema = z.object({
  title: lenient(filledText),
  caption: lenient(filledText),
  rows: lenientList(
    z.object({
      _key: lenient(z.string()),
      cells: z.array(z.catch(cellSchema, EMPTY_CELL)).check(z.minLength(1)),
    }),
  ),
});
export type SimpleTable = z.output<typeof simpleTableSchema>;
