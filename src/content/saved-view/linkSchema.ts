import * as z from 'zod/mini';
import { pathsOfView, viewAddress } from './viewAddress.ts';
import { documentFields, slugSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';

/** A view as the lists show it: as a link. */
export const savedViewLinkSchema = z.pipe(
  z.object({
    _id: documentFields._id,
    title: filledText,
    alias: slugSchema,
    address: lenient(z.pipe(z.string(), z.transform(viewAddress))),
    /** The types of the view's items. */
    types: lenientList(z.string()),
  }),
  z.transform(({ address, types, ...link }) => ({
    ...link,
    /** The paths of the lists that link to it. */
    paths: pathsOfView({ address, types }),
  })),
);
export type SavedViewLink = z.output<typeof savedViewLinkSchema>;
