import { socialLinks } from '../../../../src/lib/social-links/socialLinks';
import { parseWebAddress } from '../../../../src/lib/url/webAddress';

const ACCEPTED: [field: string, address: string, href: string][] = [
  ['twitterUrl', 'https://x.com/nova', 'https://x.com/nova'],
  ['twitterUrl', 'https://mobile.twitter.com/nova', ''],
  ['twitterUrl', 'https://www.twitter.com/nova/status/1', 'https://www.twitter.com/nova/status/1'],
  ['twitterUrl', 'https://x.com/', ''],
  ['instagramUrl', 'www.instagram.com/nova', 'https://www.instagram.com/nova'],
  ['instagramUrl', 'instagram.com/nova/', 'https://instagram.com/nova/'],
  ['instagramUrl', 'https://instagram.com', ''],
  ['instagramUrl', 'https://instagram.com.evil.example/nova', ''],
  ['instagramUrl', 'https://instagram.com@evil.example/nova', ''],
  ['instagramUrl', 'https://evil@instagram.com/nova', 'https://instagram.com/nova'],
  ['instagramUrl', 'https://іnstagram.com/nova', ''],
  ['facebookUrl', 'https://www.facebook.com/nova', 'https://www.facebook.com/nova'],
  ...['pages', 'groups', 'events', 'marketplace', 'gaming', 'watch', 'people'].map(
    (section): [string, string, string] => ['facebookUrl', `https://facebook.com/${section}/nova`, ''],
  ),
  ['facebookUrl', 'https://facebook.com/profile.php?id=1', ''],
  ['facebookUrl', 'https://facebook.com/watchmaker', 'https://facebook.com/watchmaker'],
  ['tikTokUrl', 'https://www.tiktok.com/@nova', 'https://www.tiktok.com/@nova'],
  ['tikTokUrl', 'https://www.tiktok.com/nova', ''],
  ['youtubeUrl', 'https://www.youtube.com/channel/UC1', 'https://www.youtube.com/channel/UC1'],
  ['youtubeUrl', 'https://youtube.com/user/nova', 'https://youtube.com/user/nova'],
  ['youtubeUrl', 'https://youtube.com/c/nova', 'https://youtube.com/c/nova'],
  ['youtubeUrl', 'https://m.youtube.com/@nova', 'https://m.youtube.com/@nova'],
  ['youtubeUrl', 'https://youtu.be/abc', 'https://youtu.be/abc'],
  ['youtubeUrl', 'https://youtube.com/watch?v=abc', ''],
  ['snapchatUri', 'https://www.snapchat.com/add/nova', 'https://www.snapchat.com/add/nova'],
  ['snapchatUri', 'https://snapchat.com/lens/1', ''],
  ['spotifyUrl', 'https://open.spotify.com/artist/1', 'https://open.spotify.com/artist/1'],
  ['spotifyUrl', 'https://open.spotify.com/intl-de/artist/1', 'https://open.spotify.com/intl-de/artist/1'],
  ['spotifyUrl', 'https://open.spotify.com/user/1', 'https://open.spotify.com/user/1'],
  ['spotifyUrl', 'https://open.spotify.com/album/1', ''],
  ['spotifyUrl', 'artistId:4Z8W4fKeB5YxbusRsdQVPb', ''],
  ['twitchUrl', 'https://www.twitch.tv/nova', 'https://www.twitch.tv/nova'],
  ['twitchUrl', 'https://twitch.tv/', ''],
  ['soundcloudUrl', 'soundcloud.com/nova', 'https://soundcloud.com/nova'],
  ['soundcloudUrl', 'https://soundcloud.com', ''],
  ['soundcloudUrl', 'https://instagram.com/nova', ''],
];

test.each(ACCEPTED)('%s %s', (field, address, href) => {
  expect(socialLinks({ [field]: address }).map((link) => link.href)).toEqual(href === '' ? [] : [href]);
});

test.each([
  null,
  7,
  {},
  [],
  'javascript:alert(1)',
  'data:text/html,x',
  '\u0000https://x.com/nova',
  'https:// x.com/nova',
])('what is no address gives no link: %p', (value) => expect(socialLinks({ twitterUrl: value })).toEqual([]));

test('all nine platforms stand in one order, each with its name', () => {
  const all = Object.fromEntries(
    ACCEPTED.filter(([, , href]) => href !== '').map(([field, address]) => [field, address]),
  );
  expect(socialLinks(all).map(({ label }) => label)).toEqual([
    'Instagram',
    'Facebook',
    'TikTok',
    'X',
    'YouTube',
    'Snapchat',
    'Spotify',
    'Twitch',
    'SoundCloud',
  ]);
  expect(socialLinks(undefined)).toEqual([]);
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
])('a web address: %s', (raw, href) => expect(parseWebAddress(raw)?.href).toBe(href));
