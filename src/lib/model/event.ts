import * as z from 'zod/mini';
import { assetSchema, documentFields } from './document';
import { filledText, lenient } from './lenient';

/** The festival itself; `nickname` is the short name that titles and texts use. */
export const eventSchema = z.object({
  ...documentFields,
  title: lenient(filledText),
  nickname: lenient(filledText),
  brandLogo: lenient(assetSchema),
  brandLogoAlt: lenient(z.string()),
  favicon: lenient(assetSchema),
  socialShareImage: lenient(assetSchema),
  socialShareDescription: lenient(z.string()),
});
export type FestivalEvent = z.output<typeof eventSchema>;

/** What texts call the festival, or undefined while it is not known. */
export function eventName(event: FestivalEvent | undefined): string | undefined {
  return event?.nickname ?? event?.title;
}
