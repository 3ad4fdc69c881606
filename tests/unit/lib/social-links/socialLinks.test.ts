import fc from 'fast-check';
import { socialLinks } from '#lib/social-links/socialLinks.ts';
import { parseWebAddress } from '#lib/url/webAddress.ts';

const ACCEPTED: [field: string, stored: string, href: string][] = [
  ['twitterUrl', 'https://x.com/nova', 'https://x.com/nova'],
  ['twitterUrl', 'https://mobile.twitter.com/nova', 'https://mobile.twitter.com/nova'],
  ['twitterUrl', 'https://www.twitter.com/nova/status/1', 'https://www.twitter.com/nova/status/1'],
  ['twitterUrl', 'twitter.com/@nova', 'https://twitter.com/@nova'],
  ['twitterUrl', '@nova', 'https://x.com/nova'],
  ['twitterUrl', 'nova_1', 'https://x.com/nova_1'],
  ['instagramUrl', 'www.instagram.com/nova', 'https://www.instagram.com/nova'],
  ['instagramUrl', 'instagram.com/nova/', 'https://instagram.com/nova/'],
  ['instagramUrl', '//instagram.com/nova', 'https://instagram.com/nova'],
  ['instagramUrl', 'https://instagram.com/nova?igsh=1', 'https://instagram.com/nova?igsh=1'],
  ['instagramUrl', 'https://instagram.com/explorers', 'https://instagram.com/explorers'],
  ['instagramUrl', ' @dj.nova ', 'https://www.instagram.com/dj.nova'],
  ['instagramUrl', 'nova', 'https://www.instagram.com/nova'],
  ['instagramUrl', 'dj.nova', 'https://www.instagram.com/dj.nova'],
  ['instagramUrl', 'analytical.noodles', 'https://www.instagram.com/analytical.noodles'],
  ['instagramUrl', 'nova_1', 'https://www.instagram.com/nova_1'],
  // With an `@` it is not a host.
  ['instagramUrl', '@nova.example', 'https://www.instagram.com/nova.example'],
  ['facebookUrl', 'https://www.facebook.com/nova', 'https://www.facebook.com/nova'],
  ['facebookUrl', 'https://de-de.facebook.com/nova', 'https://de-de.facebook.com/nova'],
  ['facebookUrl', 'fr.facebook.com/nova', 'https://fr.facebook.com/nova'],
  ['facebookUrl', 'm.facebook.com/nova', 'https://m.facebook.com/nova'],
  ['facebookUrl', 'https://facebook.com/watchmaker', 'https://facebook.com/watchmaker'],
  ['facebookUrl', 'https://facebook.com/p/Nova-100012', 'https://facebook.com/p/Nova-100012'],
  ['facebookUrl', 'https://fb.me/nova', 'https://fb.me/nova'],
  ['facebookUrl', 'nova.bands', 'https://www.facebook.com/nova.bands'],
  ['facebookUrl', '@nova.band', 'https://www.facebook.com/nova.band'],
  ['facebookUrl', 'novaband', 'https://www.facebook.com/novaband'],
  ['tikTokUrl', 'https://www.tiktok.com/@nova', 'https://www.tiktok.com/@nova'],
  ['tikTokUrl', '@nova', 'https://www.tiktok.com/@nova'],
  ['tikTokUrl', 'nova', 'https://www.tiktok.com/@nova'],
  ['tikTokUrl', 'dj.nova', 'https://www.tiktok.com/@dj.nova'],
  ['youtubeUrl', 'https://www.youtube.com/channel/UC1', 'https://www.youtube.com/channel/UC1'],
  ['youtubeUrl', 'https://youtube.com/user/nova', 'https://youtube.com/user/nova'],
  ['youtubeUrl', 'https://youtube.com/c/nova', 'https://youtube.com/c/nova'],
  ['youtubeUrl', 'https://m.youtube.com/@nova', 'https://m.youtube.com/@nova'],
  ['youtubeUrl', 'https://youtu.be/abc', 'https://youtu.be/abc'],
  ['youtubeUrl', '@nova-live', 'https://www.youtube.com/@nova-live'],
  ['youtubeUrl', 'dj.nova-live', 'https://www.youtube.com/@dj.nova-live'],
  ['snapchatUri', 'https://www.snapchat.com/add/nova', 'https://www.snapchat.com/add/nova'],
  ['snapchatUri', 'nova', 'https://www.snapchat.com/add/nova'],
  ['spotifyUrl', 'https://open.spotify.com/artist/1', 'https://open.spotify.com/artist/1'],
  ['spotifyUrl', 'open.spotify.com/intl-de/artist/1', 'https://open.spotify.com/intl-de/artist/1'],
  ['spotifyUrl', 'https://open.spotify.com/user/1', 'https://open.spotify.com/user/1'],
  ['spotifyUrl', 'artistId:4Z8W4fKeB5YxbusRsdQVPb', 'https://open.spotify.com/artist/4Z8W4fKeB5YxbusRsdQVPb'],
  [
    'spotifyUrl',
    'spotify:artist:4Z8W4fKeB5YxbusRsdQVPb',
    'https://open.spotify.com/artist/4Z8W4fKeB5YxbusRsdQVPb',
  ],
  ['twitchUrl', 'https://www.twitch.tv/nova', 'https://www.twitch.tv/nova'],
  ['twitchUrl', '@nova', 'https://www.twitch.tv/nova'],
  ['soundcloudUrl', 'soundcloud.com/nova', 'https://soundcloud.com/nova'],
  ['soundcloudUrl', 'nova-live', 'https://soundcloud.com/nova-live'],
];

test.each(ACCEPTED)('%s %s is an account', (field, stored, href) => {
  expect(hrefsOf(field, stored)).toEqual(href === '' ? [] : [href]);
});

const FIELDS = [
  ...['instagramUrl', 'facebookUrl', 'tikTokUrl', 'twitterUrl', 'youtubeUrl'],
  ...['snapchatUri', 'spotifyUrl', 'twitchUrl', 'soundcloudUrl'],
];

/** Values by field that are not an account on the platform. */
const REFUSED: Record<string, string[]> = {
  twitterUrl: [
    'https://x.com/',
    'https://x.com/search?q=nova',
    'https://x.com/home',
    'https://x.com/i/flow/login',
    'https://twitter.com/intent/user?screen_name=nova',
    'https://twitter.com/hashtag/nova',
    'https://x.com/nova-band',
    'https://x.com/twitter.com/nova',
    'https://help.x.com/nova',
    'longer_than_any_handle',
  ],
  instagramUrl: [
    'https://instagram.com',
    'https://www.instagram.com/explore/tags/nova',
    'https://www.instagram.com/p/C0ffee/',
    'https://www.instagram.com/reel/C0ffee/',
    'https://www.instagram.com/stories/nova/1/',
    'https://www.instagram.com/accounts/login/',
    'https://www.instagram.com/https://www.instagram.com/nova',
    'https://www.instagram.com/https%3A%2F%2Fwww.instagram.com%2Fnova',
    'https://www.instagram.com/www.instagram.com/nova',
    'instagram.com/instagram.com/nova',
    'https://www.instagram.com/nova@fair.example',
    'https://www.instagram.com/N/A',
    'https://www.instagram.com/none',
    'https://instagram.com:8080/nova',
    'https://help.instagram.com/nova',
    'explore',
    'nova!',
    'analytical.noodles/nova',
  ],
  facebookUrl: [
    ...['pages', 'groups', 'events', 'marketplace', 'gaming', 'watch', 'people'].map(
      (section) => `https://facebook.com/${section}/nova`,
    ),
    'https://facebook.com/profile.php?id=1',
    'https://www.facebook.com/sharer/sharer.php?u=https://nova.example',
    'https://www.facebook.com/share/abc',
    'https://www.facebook.com/l.php?u=https://evil.example',
    'https://l.facebook.com/nova',
    'https://business.facebook.com/nova',
    'four',
  ],
  tikTokUrl: ['https://www.tiktok.com/nova', 'https://vm.tiktok.com/ZM123', 'https://www.tiktok.com/@'],
  youtubeUrl: ['https://youtube.com/watch?v=abc', 'https://www.youtube.com/redirect?q=https://evil.example'],
  snapchatUri: ['https://snapchat.com/lens/1', '1nova'],
  spotifyUrl: [
    'https://open.spotify.com/album/1',
    'https://open.spotify.com/intl-de/album/1',
    'artistId:1234-5678',
    'nova',
    '@nova',
    '4Z8W4fKeB5YxbusRsdQVPb',
  ],
  twitchUrl: [
    'https://twitch.tv/',
    'https://www.twitch.tv/directory/category/music',
    'https://twitch.tv/videos/1',
  ],
  soundcloudUrl: [
    'https://soundcloud.com',
    'https://soundcloud.com/search?q=nova',
    'https://soundcloud.com/discover',
    'https://on.soundcloud.com/Abc123',
    'https://instagram.com/nova',
  ],
};

test.each(Object.entries(REFUSED).flatMap(([field, all]) => all.map((stored) => [field, stored] as const)))(
  '%s %s is not an account',
  (field, stored) => expect(hrefsOf(field, stored)).toEqual([]),
);

test.each([
  ...[
    null,
    7,
    {},
    [],
    '',
    ' ',
    '-',
    '--',
    '.',
    '@',
    '@@nova',
    'N/A',
    'n/a',
    'NA',
    'n.a.',
    'None',
    'none',
    'no',
  ],
  ...[
    'TBA',
    'tbd',
    'null',
    'http',
    'https',
    'https://',
    'www',
    '5551234567',
    '+1 555 123',
    'nova@fair.example',
  ],
  ...['@nova, @vega', 'Nova Band', 'javascript:alert(1)', 'data:text/html,x', 'nova\u200b'],
  ...['\u0000https://x.com/nova', 'https:// x.com/nova', 'https://nova.example', 'fair.example', 'artistId:'],
  // Hosts, beginnings of them, and numbers.
  ...[
    'www.nova',
    'WWW.fair.example',
    'nova.com',
    'Nova.Band',
    'nova.de',
    'shop.nova.co.uk',
    'nova.store',
    'instagram.com.',
  ],
  ...['.nova', 'nova.', 'dj..nova', '127.0.0.1', '555.123.4567'],
])('%p is not an account in any field', (stored) => {
  for (const field of FIELDS) expect(hrefsOf(field, stored)).toEqual([]);
});

/** An account on each platform, and its URL path. */
const ACCOUNTS: [field: string, host: string, path: string][] = [
  ['instagramUrl', 'instagram.com', '/nova'],
  ['facebookUrl', 'facebook.com', '/novaband'],
  ['tikTokUrl', 'tiktok.com', '/@nova'],
  ['twitterUrl', 'x.com', '/nova'],
  ['twitterUrl', 'twitter.com', '/nova'],
  ['youtubeUrl', 'youtube.com', '/@nova'],
  ['snapchatUri', 'snapchat.com', '/add/nova'],
  ['spotifyUrl', 'open.spotify.com', '/artist/1'],
  ['twitchUrl', 'twitch.tv', '/nova'],
  ['soundcloudUrl', 'soundcloud.com', '/nova'],
];

test.each(ACCOUNTS)(
  '%s: an account on %s is recognised in any language, and similar addresses are not',
  (field, host, path) => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
    const code = fc.string({ unit: letter, minLength: 2, maxLength: 2 }).filter((text) => text !== 'on');
    const subdomain = fc.oneof(
      fc.constantFrom('', 'www.', 'm.', 'mobile.'),
      fc.tuple(code, fc.option(code)).map(languageOf),
    );
    fc.assert(
      fc.property(subdomain, fc.constantFrom('', '//', 'http://', 'https://'), (sub, scheme) => {
        const address = `${scheme || 'https://'}${sub}${host}${path}`.replace(/^\/\//, 'https://');
        expect(hrefsOf(field, scheme + sub + host + path)).toEqual([address]);
      }),
    );
    const label = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
    const alike = fc.oneof(
      fc.tuple(label, fc.constantFrom('example', 'com', 'tv')).map(([name, end]) => `${host}.${name}.${end}`),
      label.map((name) => `${name}-${host}`),
      label.map((name) => `${name}${host}`).filter((name) => !KNOWN_HOSTS.has(name)),
      label.map((name) => `${host}@${name}.example`),
      label.map((name) => `${name}@${host}`),
      label.map((name) => `${name}.example/${host}`),
      label.map((name) => `${name}.example?${host}`),
      label.map((name) => `${name}.example#${host}`),
      label.map((name) => `${name}.example\\${host}`),
      fc.constant(host.replace(/[oi]/, (letter) => (letter === 'o' ? '\u043e' : '\u0456'))),
      fc.constant(`${host}:444`),
      fc.constant(`${host}.`),
    );
    fc.assert(
      fc.property(alike, fc.constantFrom('', '//', 'http://', 'https://'), (other, scheme) => {
        expect(hrefsOf(field, scheme + other + path)).toEqual([]);
      }),
    );
  },
);

const KNOWN_HOSTS = new Set(['x.com', 'fb.com', 'twitter.com']);

function languageOf([language, country]: [string, string | null]): string {
  return country === null ? `${language}.` : `${language}-${country}.`;
}

test.each(FIELDS)('%s: any link is plain, on the platform, and can be read as an account again', (field) => {
  const hosts = ACCOUNTS.flatMap(([of, host]) => (of === field ? host : []));
  const word = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[@\w.-]{0,40}$/),
    fc.constantFrom(...hosts, 'fb.me'),
  );
  const stored = fc.oneof(
    word,
    fc.array(word, { maxLength: 4 }).map((words) => words.join('/')),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        stored,
        stored.map((path) => `https://${hosts[0]}/${path}`),
      ),
      (text) => {
        for (const href of hrefsOf(field, text)) {
          const { protocol, username, password, port, pathname } = new URL(href);
          expect(['http:', 'https:']).toContain(protocol);
          expect([username, password, port]).toEqual(['', '', '']);
          expect(pathname.length).toBeGreaterThan(1);
          expect(hrefsOf(field, href)).toEqual([href]);
        }
      },
    ),
  );
});

test('all nine platforms have a fixed order', () => {
  const all = Object.fromEntries(ACCOUNTS.map(([field, host, path]) => [field, host + path]));
  expect(socialLinks(all).map(({ platform }) => platform)).toEqual([
    ...[
      'instagram',
      'facebook',
      'tiktok',
      'twitter',
      'youtube',
      'snapchat',
      'spotify',
      'twitch',
      'soundcloud',
    ],
  ]);
  expect(socialLinks({})).toEqual([]);
});

test.each([
  ['nova.example', 'https://nova.example/'],
  ['//nova.example/a', 'https://nova.example/a'],
  ['http://nova.example', 'http://nova.example/'],
  ['https://user:secret@nova.example/', 'https://nova.example/'],
  ['mailto:a@nova.example', undefined],
  ['localhost', undefined],
  ['/in-site', undefined],
  ['', undefined],
])('a web address is read: %s', (raw, href) => expect(parseWebAddress(raw)?.href).toBe(href));

function hrefsOf(field: string, stored: unknown): string[] {
  return socialLinks({ [field]: stored }).map(({ href }) => href);
}
