import { requestKind } from '#lib/offline/requestKind.ts';
import { assetHosts, contentOrigins } from '#lib/security/securityHeaders.ts';

const SITE = 'https://festival.example';
const kindOf = (address: string, origins: string[] = [], assetHosts: string[] = []) =>
  requestKind(new URL(address, SITE), SITE, origins, assetHosts);
const QUERY = '/v2025-02-19/data/query/production?query=*';

test.each([
  ['/', 'page'],
  ['/marketplace/category/art?q=noo', 'page'],
  ['/rest', 'page'],
  ['/v2-for-vendors', 'page'],
  ['/a.b/c', 'page'],
  ['/a/.../', 'page'],
  ['/assets/main.1f3a.js', 'file'],
  ['/media/image/upload/c_fill,w_400/a.jpg', 'picture'],
  ['/images/embedded/production/a-1x1.jpg', 'picture'],
  ['/images/halls', 'page'],
  [QUERY, 'content'],
  [`${QUERY}&perspective=published`, 'content'],
])('%s is stored as a %s', (address, kind) => {
  expect(kindOf(address)).toBe(kind);
});

test.each([
  '/lineup?preview',
  '/lineup?preview&sort=featured',
  `${QUERY}&perspective=drafts`,
  '/functions/v1/email-subscribe',
  '/rest/v1/vendor_applications',
  '/auth/v1/user',
  '/storage/v1/object/public/vendor-files/3f',
  '/media/video/upload/hero-loop.mp4',
  '/calendar/schedule.ics',
  '/pt-BR/calendar/schedule.ics',
  '/files/embedded/production/a.mp4',
  // An endless response in the cache would keep the worker alive.
  '/v2025-02-19/data/listen/production?query=*',
  '/v2025-02-19/data/mutate/production',
  '/sw.js',
  '/marketplace/v1.0',
  '/robots.txt',
  'https://festival.example.evil.example/',
  'https://evil.example/assets/main.1f3a.js',
  'https://evil.example/media/image/upload/a.jpg',
  'https://cdn.sanity.io/images/abcd1234/production/a-1x1.jpg',
  `https://evil.example${QUERY}`,
])('%s is not stored', (address) => {
  expect(kindOf(address)).toBeUndefined();
});

test('content of a project comes only from its own hosts', () => {
  const origins = contentOrigins({ sanityProjectId: 'abcd1234', apiHost: undefined });
  expect(kindOf(`https://abcd1234.apicdn.sanity.io${QUERY}`, origins)).toBe('content');
  expect(kindOf(`https://abcd1234.api.sanity.io${QUERY}`, origins)).toBe('content');
  expect(kindOf(`https://other.apicdn.sanity.io${QUERY}`, origins)).toBeUndefined();
});

test('pictures of a project come only from its host', () => {
  const hosts = assetHosts({ sanityProjectId: 'abcd1234' });
  expect(kindOf('https://cdn.sanity.io/images/abcd1234/production/a-1x1.jpg', [], hosts)).toBe('picture');
  expect(kindOf('https://evil.example/images/abcd1234/production/a-1x1.jpg', [], hosts)).toBeUndefined();
});
