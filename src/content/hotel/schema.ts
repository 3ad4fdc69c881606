import * as z from 'zod/mini';
import { callToActionSchema } from '#lib/schema/callToAction.ts';
import { assetSchema, documentFields } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';

const benefitSchema = z.object({
  _key: lenient(z.string()),
  benefit: filledText,
  isHighlighted: z.catch(z.boolean(), false),
});
export type Benefit = z.output<typeof benefitSchema>;

const galleryImageSchema = z.object({
  _key: lenient(z.string()),
  image: lenient(z.object({ ...assetSchema.shape, alt: lenient(filledText), caption: lenient(filledText) })),
  url: lenient(filledText),
  alt: lenient(filledText),
  altText: lenient(filledText),
  caption: lenient(filledText),
  order: lenient(z.number()),
});
export type GalleryImage = z.output<typeof galleryImageSchema>;

/** The festival's hotel and its package. */
export const hotelSchema = z.object({
  ...documentFields,
  title: lenient(filledText),
  subtitle: lenient(filledText),
  heroSection: lenient(
    z.object({
      heroImage: lenient(assetSchema),
      altText: lenient(filledText),
      /** Stars, in halves. */
      starRating: lenient(z.number()),
      address: lenient(
        z.object({
          street: lenient(filledText),
          city: lenient(filledText),
          state: lenient(filledText),
          zipCode: lenient(filledText),
        }),
      ),
    }),
  ),
  packageDetails: lenient(
    z.object({
      packageTitle: lenient(filledText),
      packageSubtitle: lenient(filledText),
      description: portableTextSchema,
      benefits: lenientList(benefitSchema),
      savingsCallout: lenient(filledText),
    }),
  ),
  giftBoxGallery: lenient(
    z.object({
      title: lenient(filledText),
      designer: lenient(filledText),
      images: lenientList(galleryImageSchema),
    }),
  ),
  hotelGallery: lenient(
    z.object({
      sectionTitle: lenient(filledText),
      images: lenientList(galleryImageSchema),
      /** Milliseconds. */
      autoScrollInterval: lenient(z.number()),
      showControls: lenient(z.boolean()),
      showIndicators: lenient(z.boolean()),
    }),
  ),
  locationSection: lenient(
    z.object({
      sectionTitle: lenient(filledText),
      locationVideo: lenient(assetSchema),
      videoAltText: lenient(filledText),
      locationBenefits: lenientList(benefitSchema),
      additionalInfo: portableTextSchema,
    }),
  ),
  callToActions: lenientList(callToActionSchema),
  seoSettings: lenient(
    z.object({
      metaTitle: lenient(filledText),
      metaDescription: lenient(filledText),
      socialShareImage: lenient(assetSchema),
      socialShareImageAlt: lenient(filledText),
      canonicalUrl: lenient(filledText),
      keywords: lenientList(filledText),
      noIndex: lenient(z.boolean()),
      noFollow: lenient(z.boolean()),
    }),
  ),
});
export type Hotel = z.output<typeof hotelSchema>;
