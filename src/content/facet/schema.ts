import * as z from 'zod/mini';
import { documentFields, slugSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';

/** What a facet is about. A kind that the site does not know is `custom`. */
export const FACET_KINDS = ['language', 'accessibility', 'content-note', 'age', 'custom'] as const;

const keySchema = slugSchema.shape.current;

const facetValueSchema = z.object({
  /** Its alias: documents name it, and addresses do. */
  key: keySchema,
  title: filledText,
  /** The name of an icon. */
  icon: lenient(filledText),
  description: lenient(filledText),
});
export type FacetValue = z.output<typeof facetValueSchema>;

/** A facet with its values in the editor's order. A facet without usable values does not parse. */
export const facetSchema = z.object({
  _id: documentFields._id,
  /** Its alias. */
  key: keySchema,
  title: filledText,
  kind: z.catch(z.enum(FACET_KINDS), 'custom'),
  /** The `_type`s of the documents that can have it. */
  appliesTo: lenientList(z.string()),
  /** Whether visitors can filter by it. */
  isFilter: z.catch(z.boolean(), true),
  values: z
    .pipe(lenientList(facetValueSchema), z.transform(firstOfEachKey))
    .check(z.refine((values) => values.length > 0, 'no values')),
});
export type Facet = z.output<typeof facetSchema>;

function firstOfEachKey(values: FacetValue[]): FacetValue[] {
  return values.filter(({ key }, index) => values.findIndex((other) => other.key === key) === index);
}
