import * as z from 'zod/mini';
import { documentFields } from './document.ts';
import { filledText, lenient, lenientList } from './lenient.ts';
import { portableTextSchema } from './portableText.ts';

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
