import {
  type ActionButton,
  actionButton,
  shownActions,
  sortedActions,
} from '#lib/calls-to-action/callToAction.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { assetAddress, mediaAddress } from '#lib/media/asset.ts';
import type { CallToAction } from '#lib/schema/callToAction.ts';
import type { Asset } from '#lib/schema/document.ts';
import type { Benefit, GalleryImage, Hotel } from '#content/hotel/schema.ts';
import type { PortableText } from '#lib/schema/portableText.ts';
import { filmPoster } from '#lib/pictures/filmPoster.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import { sortByOrder } from '#lib/sortByOrder.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import type { LightboxPicture } from '#ui/lightbox/lightboxPicture.ts';
import { MESSAGES } from '../messages/index.ts';

export interface HotelPicture extends LightboxPicture {
  key: string;
  caption: string | undefined;
  placeholder: string | undefined;
}

export interface HotelAction extends ActionButton {
  key: string;
  variant: 'primary' | 'quiet';
}

/** View model of the hotel screen. A section without content is undefined. */
export type HotelView = ReturnType<typeof toHotelView>;

/** Button variants that editors choose for secondary actions. */
const SECONDARY_VARIANTS: readonly (string | undefined)[] = [
  'outline',
  'secondary',
  'ghost',
  'quiet',
  'link',
];

/** Minimum and maximum rating. */
const STARS = [0.5, 5] as const;
/** Minimum and maximum in milliseconds. Values outside are taken for typing errors. */
const INTERVALS = [1000, 600_000] as const;

/**
 * @param accommodation the event's booking actions, for a hotel that has none of its own
 * @param path this screen's path: actions that link to it are omitted
 */
export function toHotelView(
  hotel: Hotel,
  t: I18n['t'],
  accommodation: readonly CallToAction[] = [],
  path = '',
) {
  const own = actionsOf(shownActions(hotel.callToActions));
  return {
    name: hotel.title ?? t(MESSAGES.title),
    subtitle: hotel.subtitle,
    hero: heroOf(hotel),
    package: packageOf(hotel, t),
    giftBox: giftBoxOf(hotel, t),
    location: locationOf(hotel, t),
    gallery: galleryOf(hotel, t),
    actions:
      own.length > 0
        ? own
        : actionsOf(sortedActions(accommodation)).filter(
            ({ target }) => target?.kind !== 'internal' || target.to !== path,
          ),
  };
}

function heroOf({ heroSection }: Hotel) {
  const { heroImage, altText, starRating, address } = heroSection ?? {};
  const { street, city, state, zipCode } = address ?? {};
  const src = assetAddress(heroImage);
  return {
    picture:
      src === undefined
        ? undefined
        : { src, alt: altText ?? altOf(heroImage) ?? '', placeholder: heroImage?.placeholder },
    stars: within(STARS, starRating),
    address: listed([street, city, listed([state, zipCode], ' ')], ', '),
  };
}

function packageOf({ packageDetails }: Hotel, t: I18n['t']) {
  if (!packageDetails) return undefined;
  const { packageTitle, packageSubtitle, description, benefits, savingsCallout } = packageDetails;
  const text = readable(description);
  if (!(packageTitle ?? packageSubtitle ?? text ?? benefits[0] ?? savingsCallout)) return undefined;
  return {
    title: packageTitle ?? t(MESSAGES.package),
    subtitle: packageSubtitle,
    text,
    benefits: keyed(benefits),
    savings: savingsCallout,
  };
}

function giftBoxOf({ giftBoxGallery }: Hotel, t: I18n['t']) {
  const pictures = picturesOf(giftBoxGallery?.images);
  if (pictures.length === 0) return undefined;
  return {
    title: giftBoxGallery?.title ?? t(MESSAGES.giftBox),
    designer: giftBoxGallery?.designer,
    pictures,
  };
}

function locationOf({ locationSection }: Hotel, t: I18n['t']) {
  if (!locationSection) return undefined;
  const { sectionTitle, locationVideo, videoAltText, locationBenefits, additionalInfo } = locationSection;
  const src = assetAddress(locationVideo);
  const text = readable(additionalInfo);
  if (!(src ?? locationBenefits[0] ?? text)) return undefined;
  return {
    title: sectionTitle ?? t(MESSAGES.location),
    film:
      src === undefined
        ? undefined
        : { src, poster: filmPoster(src), alt: videoAltText ?? altOf(locationVideo) },
    benefits: keyed(locationBenefits),
    text,
  };
}

function galleryOf({ hotelGallery }: Hotel, t: I18n['t']) {
  const pictures = picturesOf(hotelGallery?.images);
  if (pictures.length === 0) return undefined;
  const { sectionTitle, autoScrollInterval, showControls, showIndicators } = hotelGallery ?? {};
  return {
    title: sectionTitle ?? t(MESSAGES.gallery),
    pictures,
    interval: within(INTERVALS, autoScrollInterval) ?? CONSTANTS.autoScrollInterval,
    showControls: showControls ?? true,
    showIndicators: showIndicators ?? true,
  };
}

function actionsOf(actions: readonly CallToAction[]): HotelAction[] {
  return keyed(actions).map((action) => ({
    ...actionButton(action),
    key: action.key,
    variant: SECONDARY_VARIANTS.includes(action.variant) ? 'quiet' : 'primary',
  }));
}

/** Pictures with a URL, in the editor's order; those without an `order` come last. */
function picturesOf(images: readonly GalleryImage[] = []): HotelPicture[] {
  return sortByOrder(keyed(images)).flatMap(({ key, image, url, alt, altText, caption }) => {
    const src = assetAddress(image) ?? mediaAddress(url);
    if (src === undefined) return [];
    return {
      key,
      src,
      alt: alt ?? altText ?? image?.alt ?? altOf(image) ?? '',
      caption: caption ?? image?.caption ?? image?.context?.custom?.caption,
      width: image?.width,
      height: image?.height,
      placeholder: image?.placeholder,
    };
  });
}

function within([min, max]: readonly [number, number], value: number | undefined): number | undefined {
  return value !== undefined && value >= min && value <= max ? value : undefined;
}

/** Entries with unique keys: editors copy entries including their keys, so stored keys may repeat. */
function keyed<T extends { _key?: string | undefined }>(items: readonly T[]): (T & { key: string })[] {
  return items.map((item, index) => ({ ...item, key: `${item._key ?? ''}-${index}` }));
}

function altOf(asset: Asset | undefined): string | undefined {
  return asset?.context?.custom?.alt;
}

function readable(text: PortableText): PortableText | undefined {
  return firstText(text) === undefined ? undefined : text;
}

function listed(parts: readonly (string | undefined)[], separator: string): string | undefined {
  return parts.filter((part) => part !== undefined).join(separator) || undefined;
}

export type HotelBenefit = Benefit & { key: string };
