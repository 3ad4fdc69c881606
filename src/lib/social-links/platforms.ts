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

export interface Rule {
  platform: SocialPlatform;
  /** The field of `social_links` and `socialHandles` that holds the URL. */
  field: string;
  /** Accepted hosts, without language and mobile subdomains. */
  hosts: readonly string[];
  /** Matches the path of an account, without its leading slash; captures the account. */
  account: RegExp;
  /** First segments reserved by the platform. */
  reserved?: RegExp;
  /** Matches a handle stored without its URL; captures the end of the URL. */
  handle: RegExp;
  /** The URL of an account, up to its handle. */
  profile: string;
}

const YOUTUBE = {
  platform: 'youtube',
  field: 'youtubeUrl',
  handle: /^@?([\w.-]{3,30})$/,
  profile: 'www.youtube.com/@',
} as const;

/** In display order. */
export const RULES: readonly Rule[] = [
  {
    platform: 'instagram',
    field: 'instagramUrl',
    hosts: ['instagram.com'],
    account: /^@?([^/]+)/,
    reserved: /^(accounts|direct|explore|p|reels?|stories|tv)$/i,
    handle: /^@?([\w.]{1,30})$/,
    profile: 'www.instagram.com/',
  },
  {
    platform: 'facebook',
    field: 'facebookUrl',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    account: /^([^/]+)/,
    reserved:
      /^(pages|groups|events|marketplace|gaming|watch|people|hashtag|login|photos?|reel|search|sharer?|stories|story|\w+\.php)$/i,
    handle: /^@?([a-z\d.]{5,50})$/i,
    profile: 'www.facebook.com/',
  },
  {
    platform: 'tiktok',
    field: 'tikTokUrl',
    hosts: ['tiktok.com'],
    account: /^@([^/]+)/,
    handle: /^@?([\w.]{2,24})$/,
    profile: 'www.tiktok.com/@',
  },
  {
    platform: 'twitter',
    field: 'twitterUrl',
    hosts: ['x.com', 'twitter.com'],
    account: /^@?(\w+)(\/|$)/,
    reserved:
      /^(compose|explore|hashtag|home|i|intent|login|messages|notifications|search|settings|share|signup)$/i,
    handle: /^@?(\w{1,15})$/,
    profile: 'x.com/',
  },
  { ...YOUTUBE, hosts: ['youtube.com'], account: /^(?:channel\/|user\/|c\/|@)([^/]+)/i },
  { ...YOUTUBE, hosts: ['youtu.be'], account: /^([^/]+)/ },
  {
    platform: 'snapchat',
    field: 'snapchatUri',
    hosts: ['snapchat.com'],
    account: /^(?:add\/|t\/|@)([^/]+)/i,
    handle: /^@?([a-z][\w.-]{2,14})$/i,
    profile: 'www.snapchat.com/add/',
  },
  {
    platform: 'spotify',
    field: 'spotifyUrl',
    hosts: ['open.spotify.com', 'play.spotify.com', 'spotify.com'],
    account: /^(?:intl-[a-z-]+\/)?(?:artist|user)\/([^/]+)/i,
    handle: /^(?:artistId|spotify:artist):\s*([a-z\d]{22})$/i,
    profile: 'open.spotify.com/artist/',
  },
  {
    platform: 'twitch',
    field: 'twitchUrl',
    hosts: ['twitch.tv'],
    account: /^([^/]+)/,
    reserved: /^(directory|downloads|jobs|p|search|settings|store|subscriptions|videos)$/i,
    handle: /^@?(\w{4,25})$/,
    profile: 'www.twitch.tv/',
  },
  {
    platform: 'soundcloud',
    field: 'soundcloudUrl',
    hosts: ['soundcloud.com'],
    account: /^([^/]+)/,
    reserved: /^(charts|discover|jobs|pages|search|settings|stream|tags|upload|you)$/i,
    handle: /^@?([\w-]{3,25})$/,
    profile: 'soundcloud.com/',
  },
];
