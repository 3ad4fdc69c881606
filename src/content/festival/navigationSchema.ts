import * as z from 'zod/mini';
import { documentFields } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';

export const navigationItemSchema = z.object({
  _key: lenient(z.string()),
  menuLabel: filledText,
  trackingLabel: lenient(z.string()),
  internalMenuItem: lenient(filledText),
  url: lenient(filledText),
  isExternal: lenient(z.boolean()),
  openInNewTab: lenient(z.boolean()),
  scrollToSection: lenient(filledText),
  visibility: lenient(z.string()),
  menuPlacement: lenient(z.string()),
  menuIcon: lenient(z.string()),
  order: lenient(z.number()),
  isHighlighted: lenient(z.boolean()),
});
export type NavigationItem = z.output<typeof navigationItemSchema>;

export const navigationSchema = z.object({
  ...documentFields,
  navigationItems: lenientList(navigationItemSchema),
  /** The paths of the screens that have content. */
  screens: lenientList(z.string()),
  hasLargeSchedule: lenient(z.boolean()),
});
export type Navigation = z.output<typeof navigationSchema>;
