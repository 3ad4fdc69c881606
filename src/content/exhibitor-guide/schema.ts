import * as z from 'zod/mini';
import { documentFields } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';

/** A guide for exhibitors. */
export const exhibitorGuideSchema = z.object({
  ...documentFields,
  title: lenient(filledText),
  /** `YYYY-MM-DD`, or an ISO instant. */
  lastUpdated: lenient(z.string()),
  allowDownload: z.catch(z.boolean(), false),
  sections: lenientList(
    z.object({
      _key: lenient(z.string()),
      sectionTitle: lenient(filledText),
      sectionContent: portableTextSchema,
      order: lenient(z.number()),
      isHighlighted: z.catch(z.boolean(), false),
      isCollapsible: z.catch(z.boolean(), true),
    }),
  ),
});
export type ExhibitorGuide = z.output<typeof exhibitorGuideSchema>;
