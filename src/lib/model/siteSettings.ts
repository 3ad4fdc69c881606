import * as z from 'zod/mini';
import { assetSchema } from './document.ts';
import { lenient } from './lenient.ts';

export const siteSettingsSchema = z.object({
  showAppBadge: z.catch(z.boolean(), false),
  appStoreUrl: lenient(z.string()),
  appBadge: lenient(assetSchema),
});
export type SiteSettings = z.output<typeof siteSettingsSchema>;
