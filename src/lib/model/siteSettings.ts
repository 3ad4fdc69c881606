import * as z from 'zod/mini';
import { assetSchema } from './document';
import { lenient } from './lenient';

export const siteSettingsSchema = z.object({
  showAppBadge: z.catch(z.boolean(), false),
  appStoreUrl: lenient(z.string()),
  appBadge: lenient(assetSchema),
});
export type SiteSettings = z.output<typeof siteSettingsSchema>;
