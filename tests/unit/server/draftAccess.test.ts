import { draftAccess } from '#server/draftAccess.ts';

const ask = (address: string, origin?: string) =>
  new Request(address, { headers: origin === undefined ? {} : { origin } });
const local = draftAccess({ isOpen: false, siteUrl: undefined });

test.each(['http://localhost:3000/', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'])(
  'pages at %s see drafts',
  (address) => {
    expect(local?.(ask(address))).toBe(true);
    expect(local?.(ask(address, new URL(address).origin))).toBe(true);
  },
);

test.each([
  ['http://festival.example/', undefined],
  ['http://localhost.festival.example/', undefined],
  ['http://192.168.1.7:3000/', undefined],
  ['http://localhost:3000/', 'https://evil.example'],
  ['http://localhost:3000/', 'http://localhost:4000'],
  ['http://localhost:3000/', 'null'],
])('%s from %s does not', (address, origin) => {
  expect(local?.(ask(address, origin))).toBe(false);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
  'a request that a proxy has passed on, as %s tells, sees none, though the proxy names localhost',
  (header) => {
    const request = new Request('http://localhost:3000/', { headers: { [header]: 'festival.example' } });
    expect(local?.(request)).toBe(false);
  },
);

test('a site with a public address shows drafts to everyone or to nobody', () => {
  const siteUrl = 'https://festival.example';
  expect(draftAccess({ isOpen: false, siteUrl })).toBeUndefined();
  expect(draftAccess({ isOpen: true, siteUrl })?.(ask(siteUrl))).toBe(true);
});
