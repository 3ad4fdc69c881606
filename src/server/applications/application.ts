import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** One row of the table of vendor applications. */
export const applicationSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  status: z.string(),
  contact_name: z.string(),
  contact_email: z.string(),
  contact_phone: text,
  company_name: z.string(),
  company_website: text,
  social_media_handles: z.object({ instagram: z.string() }),
  product_description: z.string(),
  product_images_urls: z.array(z.string()),
});

export type Application = z.infer<typeof applicationSchema>;
