import { draftAccess } from '#server/draftAccess.ts';

const requestTo = (address: string, headers: Record<string, string> = {}) =>
  new Request(address, { headers });
const local = draftAccess({ isOpen: false, isPublic: false });

test.each(['http://localhost:3000/', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'])(
  'pages at %s see drafts',
  (address) => {
    expect(local?.(requestTo(address))).toBe(true);
    expect(local?.(requestTo(address, { origin: new URL(address).origin }))).toBe(true);
  },
);

test.each([
  ['http://festival.example/', undefined],
  ['http://localhost.festival.example/', undefined],
  ['http://192.168.1.7:3000/', undefined],
  ['http://localhost:3000/', 'https://evil.example'],
  ['http://localhost:3000/', 'http://localhost:4000'],
  ['http://localhost:3000/', 'null'],
])('pages at %s from %s do not see drafts', (address, origin) => {
  expect(local?.(requestTo(address, origin === undefined ? {} : { origin }))).toBe(false);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['203.0.113.1', false],
  ['::ffff:203.0.113.1', false],
  ['192.168.1.7', false],
  ['fe80::1%eth0', false],
  ['unknown', false],
])('a client at %s that names localhost sees drafts: %s', (clientAddress, sees) => {
  expect(local?.(requestTo('http://localhost:3000/'), clientAddress)).toBe(sees);
});

test.each([
  ['same-origin', true],
  ['none', true],
  ['same-site', false],
  ['cross-site', false],
])('requests of a page that is %s get drafts, even without an Origin: %s', (site, sees) => {
  expect(local?.(requestTo('http://localhost:3000/', { 'sec-fetch-site': site }))).toBe(sees);
});

test.each([
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
  ...['x-forwarded-server', 'x-forwarded', 'x-original-host', 'x-original-url', 'x-originating-ip'],
  ...['x-real-ip', 'x-remote-ip', 'x-client-ip', 'x-cluster-client-ip', 'cf-connecting-ip', 'cf-ray'],
  ...['true-client-ip', 'fastly-client-ip', 'fly-client-ip', 'x-envoy-external-address', 'x-amzn-trace-id'],
])('a request that a local proxy has passed on, with %s, gets no drafts', (header) => {
  const request = requestTo('http://localhost:3000/', { [header]: 'festival.example' });
  expect(local?.(request, '127.0.0.1')).toBe(false);
});

test('headers of browsers and their tools are not taken for those of a proxy', () => {
  const request = requestTo('http://localhost:3000/', {
    ...{ accept: '*/*', 'accept-language': 'en', cookie: 'a=b', dnt: '1', 'user-agent': 'Mozilla/5.0' },
    ...{ 'sec-ch-ua-platform': '"Linux"', 'upgrade-insecure-requests': '1', 'x-client-info': 'studio/1.0' },
  });
  expect(local?.(request, '127.0.0.1')).toBe(true);
});

test('a public site shows drafts to everyone or to nobody', () => {
  expect(draftAccess({ isOpen: false, isPublic: true })).toBeUndefined();
  const open = draftAccess({ isOpen: true, isPublic: true });
  expect(open?.(requestTo('https://festival.example'), '203.0.113.1')).toBe(true);
});
