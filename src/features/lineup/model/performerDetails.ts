import type { Zone } from '#lib/dates/zone.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { tintOf } from '#lib/colors/tint.ts';
import { shownNames } from '#lib/filtering/filterKey.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { Performer } from '#content/performer/schema.ts';
import { FEATURED } from '#content/performer/status.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import type { SocialPlatform } from '#lib/social-links/platforms.ts';
import { buttonTarget } from '#lib/url/buttonTarget.ts';
import type { LinkTarget } from '#lib/url/linkTarget.ts';
import { parseWebAddress, pathSegment } from '#lib/url/webAddress.ts';
import { marketplace } from '#features/marketplace/index.ts';
import { appearances } from './appearances.ts';

/** The platforms that a performer's dialog shows, in this order. */
const PLATFORMS: readonly SocialPlatform[] = ['instagram', 'tiktok', 'twitter'];

/** View model of a performer's dialog. The artist's fields are fallbacks for missing ones. */
export function performerDetails(performer: Performer, zone: Zone, t: I18n['t']) {
  const { artistReference: artist, buttonLabel, buttonURL } = performer;
  const media = assetAddress(performer.media) === undefined ? artist?.image : performer.media;
  const links = [...performer.socialHandles, ...(artist?.socialHandles ?? [])];
  const button = parseWebAddress(buttonURL)?.href;
  return {
    name: performer.name,
    isFeatured: performer.status === FEATURED,
    categories: shownNames(performer.categories),
    picture: assetAddress(media),
    pictureAlt: performer.mediaCaption ?? media?.context?.custom?.alt ?? performer.name,
    tint: tintOf(performer.categories, media),
    appearances: appearances(performer.sessions, zone, t),
    description: firstText(performer.description) === undefined ? (artist?.bio ?? []) : performer.description,
    links: PLATFORMS.flatMap((platform) => links.find((link) => link.platform === platform) ?? []),
    website: (parseWebAddress(performer.websiteUrl) ?? parseWebAddress(artist?.websiteUrl))?.href,
    button:
      button !== undefined && buttonLabel !== undefined ? { label: buttonLabel, href: button } : undefined,
    products: featuredProducts(performer),
  };
}

export interface FeaturedProduct {
  name: string;
  /** Undefined if only the name is known. */
  target: LinkTarget | undefined;
}

/** Unnamed products are omitted; a place that is not public has no link. */
function featuredProducts({ featuredProducts = [], featuredPlaces = [] }: Performer): FeaturedProduct[] {
  return featuredProducts.flatMap((stored, index) => {
    const product = typeof stored === 'string' ? { title: stored } : stored;
    const place = featuredPlaces[index];
    const name = place?.name ?? product?.title ?? product?.name;
    if (name === undefined) return [];
    const segment = pathSegment(place?.alias?.current);
    const target: LinkTarget | undefined =
      segment === undefined
        ? buttonTarget(product?.url)
        : { kind: 'internal', to: `${marketplace.path}/${segment}` };
    return { name, target };
  });
}
