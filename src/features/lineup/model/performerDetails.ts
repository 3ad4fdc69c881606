import { tintOf } from '../../../lib/colors/tint';
import { isShownCategory } from '../../../lib/filtering/filterKey';
import { assetAddress } from '../../../lib/media/asset';
import type { Performer } from '../../../lib/model/performer';
import { FEATURED } from '../../../lib/performerStatus';
import { firstText } from '../../../lib/rich-text/firstText';
import type { SocialPlatform } from '../../../lib/social-links/platforms';
import { parseWebAddress } from '../../../lib/url/webAddress';

/** The accounts that a performer's dialog shows, in this order. */
const PLATFORMS: readonly SocialPlatform[] = ['instagram', 'tiktok', 'twitter'];

/** A performer as the dialog shows it: what the performer lacks comes from the artist, field by field. */
export function performerDetails(performer: Performer) {
  const { artistReference: artist, buttonLabel, buttonURL } = performer;
  const media = assetAddress(performer.media) === undefined ? artist?.image : performer.media;
  const links = [...performer.socialHandles, ...(artist?.socialHandles ?? [])];
  const button = parseWebAddress(buttonURL)?.href;
  return {
    name: performer.name,
    isFeatured: performer.status === FEATURED,
    categories: [...new Set(performer.categories.map(({ name }) => name))].filter(isShownCategory),
    picture: assetAddress(media),
    pictureAlt: performer.mediaCaption ?? media?.context?.custom?.alt ?? performer.name,
    tint: tintOf(performer.categories),
    description: firstText(performer.description) === undefined ? (artist?.bio ?? []) : performer.description,
    links: PLATFORMS.flatMap((platform) => links.find((link) => link.platform === platform) ?? []),
    website: (parseWebAddress(performer.websiteUrl) ?? parseWebAddress(artist?.websiteUrl))?.href,
    button:
      button !== undefined && buttonLabel !== undefined ? { label: buttonLabel, href: button } : undefined,
  };
}
