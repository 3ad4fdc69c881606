import * as z from 'zod/mini';
import { filledText, lenient } from './lenient.ts';

/** A button defined by an editor. A lower priority number is more important. */
export const callToActionSchema = z.object({
  _key: lenient(z.string()),
  text: lenient(filledText),
  url: lenient(filledText),
  openInNewTab: lenient(z.boolean()),
  priority: lenient(z.number()),
  isEnabled: lenient(z.boolean()),
  visibility: lenient(z.string()),
  trackingLabel: lenient(z.string()),
  variant: lenient(z.string()),
  scrollTarget: lenient(filledText),
});
export type CallToAction = z.output<typeof callToActionSchema>;
