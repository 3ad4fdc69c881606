import * as z from 'zod/mini';
import { callToActionSchema } from '#lib/schema/callToAction.ts';
import { contentSectionSchema } from '#lib/schema/contentSection.ts';
import { assetSchema, documentFields, socialLinksSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';

/** The festival; `nickname` is its short name in titles and texts. */
export const eventSchema = z.object({
  ...documentFields,
  title: lenient(filledText),
  subtitle: lenient(filledText),
  nickname: lenient(filledText),
  description: lenient(filledText),
  startDate: lenient(z.string()),
  endDate: lenient(z.string()),
  locationName: lenient(filledText),
  locationAddress: lenient(filledText),
  city: lenient(filledText),
  address: lenient(
    z.object({
      street: lenient(filledText),
      postalCode: lenient(filledText),
      region: lenient(filledText),
      country: lenient(filledText),
    }),
  ),
  timeZone: lenient(filledText),
  dayStartsAt: lenient(z.string()),
  openingHours: lenient(filledText),
  subjects: lenientList(filledText),
  marketplaceSubtitle: lenient(filledText),
  walkingMinutes: lenient(z.number()),
  organizer: lenient(
    z.object({
      name: lenient(filledText),
      url: lenient(filledText),
      logo: lenient(assetSchema),
      utm: lenient(
        z.object({
          source: lenient(filledText),
          medium: lenient(filledText),
          campaign: lenient(filledText),
        }),
      ),
    }),
  ),
  shopBaseUrl: lenient(filledText),
  locale: lenient(filledText),
  languages: lenientList(filledText),
  // Colours are parsed where they are used (`lib/colors`), so that most visitors need not load the parser.
  backgroundColor: z.optional(z.unknown()),
  bodyTextColor: z.optional(z.unknown()),
  linkColor: z.optional(z.unknown()),
  accentColor: z.optional(z.unknown()),
  contentSections: lenientList(contentSectionSchema),
  favicon: lenient(assetSchema),
  brandLogo: lenient(assetSchema),
  brandLogoAlt: lenient(z.string()),
  backgroundMedia: lenient(assetSchema),
  promoMedia: lenient(assetSchema),
  promoMediaCaption: lenient(filledText),
  promoMediaUrl: lenient(filledText),
  ticketingCTAs: lenientList(callToActionSchema),
  marketingCTAs: lenientList(callToActionSchema),
  accommodationCTAs: lenientList(callToActionSchema),
  socialShareImage: lenient(assetSchema),
  socialShareDescription: lenient(filledText),
  socialHandles: socialLinksSchema,
  utmParameters: lenient(z.object({ source: lenient(z.string()), medium: lenient(z.string()) })),
  showAppBadge: z.catch(z.boolean(), false),
});
export type FestivalEvent = z.output<typeof eventSchema>;
