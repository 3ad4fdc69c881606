import { parseWebAddress } from '../url/webAddress';

export type SocialPlatform =
  | 'instagram'
  | 'facebook'
  | 'tiktok'
  | 'twitter'
  | 'youtube'
  | 'snapchat'
  | 'spotify'
  | 'twitch'
  | 'soundcloud';

export interface SocialLink {
  platform: SocialPlatform;
  /** What the platform is called. */
  label: string;
  href: string;
}

interface Rule {
  platform: SocialPlatform;
  label: string;
  /** The field of `social_links` and `socialHandles` that holds the address. */
  field: string;
  /** Accepted hosts, without `www.` and `m.`. */
  hosts: readonly string[];
  /** Whether the path, without its leading slash, names an account. */
  accepts: (path: string, host: string) => boolean;
}

const FACEBOOK_SECTIONS = /^(pages|groups|events|marketplace|gaming|watch|people|profile\.php)(\/|$)/i;
const YOUTUBE_ACCOUNT = /^(channel\/[^/]+|user\/[^/]+|c\/[^/]+|@[^/]+)/i;

const named = (path: string) => /^[^/]/.test(path);

/** In the order in which icons stand. */
const RULES: readonly Rule[] = [
  {
    platform: 'instagram',
    label: 'Instagram',
    field: 'instagramUrl',
    hosts: ['instagram.com'],
    accepts: named,
  },
  {
    platform: 'facebook',
    label: 'Facebook',
    field: 'facebookUrl',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    accepts: (path) => named(path) && !FACEBOOK_SECTIONS.test(path),
  },
  {
    platform: 'tiktok',
    label: 'TikTok',
    field: 'tikTokUrl',
    hosts: ['tiktok.com'],
    accepts: (path) => /^@[^/]+/.test(path),
  },
  {
    platform: 'twitter',
    label: 'X',
    field: 'twitterUrl',
    hosts: ['x.com', 'twitter.com'],
    accepts: (path) => /^@?\w+(\/|$)/.test(path),
  },
  {
    platform: 'youtube',
    label: 'YouTube',
    field: 'youtubeUrl',
    hosts: ['youtube.com', 'youtu.be'],
    accepts: (path, host) => (host === 'youtu.be' ? named(path) : YOUTUBE_ACCOUNT.test(path)),
  },
  {
    platform: 'snapchat',
    label: 'Snapchat',
    field: 'snapchatUri',
    hosts: ['snapchat.com'],
    accepts: (path) => /^(add\/[^/]+|t\/[^/]+|@[^/]+)/i.test(path),
  },
  {
    platform: 'spotify',
    label: 'Spotify',
    field: 'spotifyUrl',
    hosts: ['open.spotify.com', 'play.spotify.com', 'spotify.com'],
    accepts: (path) => /^(intl-[a-z-]+\/)?(artist|user)\/[^/]+/i.test(path),
  },
  { platform: 'twitch', label: 'Twitch', field: 'twitchUrl', hosts: ['twitch.tv'], accepts: named },
  {
    platform: 'soundcloud',
    label: 'SoundCloud',
    field: 'soundcloudUrl',
    hosts: ['soundcloud.com'],
    accepts: named,
  },
];

/**
 * The links of an entity's social fields, in the order in which icons stand. An address that is not
 * an account on the field's own platform gives no link.
 *
 * @param fields `social_links` or `socialHandles` as stored.
 */
export function socialLinks(fields: Readonly<Record<string, unknown>> | undefined): SocialLink[] {
  return RULES.flatMap(({ platform, label, field, hosts, accepts }) => {
    const url = parseWebAddress(fields?.[field]);
    const host = url?.hostname.replace(/^(www|m)\./, '');
    if (!url || host === undefined || !hosts.includes(host)) return [];
    return accepts(url.pathname.slice(1), host) ? [{ platform, label, href: url.href }] : [];
  });
}
