import * as z from 'zod/mini';
import type { I18n } from '#lib/i18n/i18n.ts';
import { vendorApplicationSchema } from './vendorApplicationSchema.ts';

/** The form that edits a listing: fields of the application form, with the same rules. Without a file the picture stays. */
export function listingEditSchema(t: I18n['t']) {
  const { shape } = vendorApplicationSchema(t);
  return z.object({
    business_name: shape.business_name,
    website_url: shape.website_url,
    instagram_url: shape.instagram_url,
    project_description: shape.project_description,
    product_images: z.optional(shape.product_images),
  });
}

/** The form that changes the answers of an application: all fields but the address for mails. */
export function answersEditSchema(t: I18n['t']) {
  const { shape } = vendorApplicationSchema(t);
  return z.object({
    full_name: shape.full_name,
    phone_number: shape.phone_number,
    ...listingEditSchema(t).shape,
  });
}

export type ListingEdit = z.output<ReturnType<typeof listingEditSchema>>;
/** The form's values: the texts as typed, and the file if one is chosen. */
export type ListingForm = z.input<ReturnType<typeof listingEditSchema>>;

export type AnswersEdit = z.output<ReturnType<typeof answersEditSchema>>;
export type AnswersForm = z.input<ReturnType<typeof answersEditSchema>>;
