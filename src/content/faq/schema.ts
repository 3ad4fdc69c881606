import * as z from 'zod/mini';
import { documentFields } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';

/** A chapter of the FAQ. */
export const faqSchema = z.object({
  ...documentFields,
  title: lenient(filledText),
  faqItems: lenientList(
    z.object({
      _key: lenient(z.string()),
      question: filledText,
      answer: portableTextSchema,
      order: lenient(z.number()),
      isHighlighted: z.catch(z.boolean(), false),
    }),
  ),
});
export type Faq = z.output<typeof faqSchema>;
