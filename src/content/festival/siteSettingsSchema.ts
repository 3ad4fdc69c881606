import * as z from 'zod/mini';
import { assetSchema } from '#lib/schema/document.ts';
import { lenient } from '#lib/schema/lenient.ts';

export const siteSettingsSchema = z.object({
  showAppBadge: z.catch(z.boolean(), false),
  appStoreUrl: lenient(z.string()),
  appBadge: lenient(assetSchema),
});
export type SiteSettings = z.output<typeof siteSettingsSchema>;
