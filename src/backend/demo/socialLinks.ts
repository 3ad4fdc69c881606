import type { Random } from './random';

export const PLATFORMS = [
  'instagramUrl',
  'tikTokUrl',
  'facebookUrl',
  'youtubeUrl',
  'twitterUrl',
  'snapchatUri',
  'spotifyUrl',
  'twitchUrl',
  'soundcloudUrl',
] as const;
export type Platform = (typeof PLATFORMS)[number];

const LIKELIHOOD: Record<Platform, number> = {
  instagramUrl: 0.9,
  tikTokUrl: 0.55,
  facebookUrl: 0.3,
  youtubeUrl: 0.25,
  twitterUrl: 0.25,
  snapchatUri: 0.06,
  spotifyUrl: 0.08,
  twitchUrl: 0.08,
  soundcloudUrl: 0.07,
};

/** One address in nine comes without its scheme, as people paste them. */
const WITHOUT_SCHEME = 1 / 9;

/** The address of an invented account; every handle ends on the festival's name, so that it is nobody's. */
export function socialLink(platform: Platform, slug: string): string {
  const dotted = `${slug.slice(0, 24).replace(/-+$/, '').replace(/-/g, '.')}.afterglow`;
  const underscored = dotted.replace(/\./g, '_');
  switch (platform) {
    case 'instagramUrl':
      return `https://www.instagram.com/${dotted}`;
    case 'tikTokUrl':
      return `https://www.tiktok.com/@${dotted}`;
    case 'facebookUrl':
      return `https://www.facebook.com/${dotted}`;
    case 'youtubeUrl':
      return `https://www.youtube.com/@${dotted}`;
    case 'twitterUrl':
      return `https://x.com/${underscored}`;
    case 'snapchatUri':
      return `https://www.snapchat.com/add/${dotted}`;
    case 'spotifyUrl':
      return `https://open.spotify.com/user/${dotted}`;
    case 'twitchUrl':
      return `https://www.twitch.tv/${underscored}`;
    case 'soundcloudUrl':
      return `https://soundcloud.com/${underscored}`;
  }
}

/**
 * Accounts on some of the platforms.
 * @param favorites platforms that this kind of maker or performer is sure to use more often
 */
export function socialLinks(
  random: Random,
  slug: string,
  favorites: readonly Platform[] = [],
  platforms: readonly Platform[] = PLATFORMS,
): Partial<Record<Platform, string>> {
  const links: Partial<Record<Platform, string>> = {};
  for (const platform of platforms) {
    if (!random.chance(favorites.includes(platform) ? 0.6 : LIKELIHOOD[platform])) continue;
    const link = socialLink(platform, slug);
    links[platform] = random.chance(WITHOUT_SCHEME) ? link.replace('https://', '') : link;
  }
  return links;
}
