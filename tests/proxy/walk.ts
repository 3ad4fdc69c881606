import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { pickCode } from '#content/pickCode.ts';
import { SERVICE_KEY } from '../support/backend.ts';
import type { Asked, ProxiedSite } from './proxiedSite.ts';

/** Screens that have something of the visitor. */
const PERSONAL = /^(\/de)?\/(my|vendor-application)$/;
const FILM = '/media/video/upload/afterglow/hero-loop.mp4';
const QUERY = '/v2025-02-19/data/query/production';

/** Visitors who differ in what a cache may look at, or must not. */
const VISITORS: Readonly<Record<string, Asked>> = {
  'a program with the service key': { headers: { apikey: SERVICE_KEY } },
  'the same with a token': { headers: { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` } },
  'an organiser with a cookie': { headers: { cookie: 'session=kim', 'accept-language': 'de' } },
  'a visitor': {},
  'the page of a visitor': { headers: { apikey: embeddedAnonKey, 'accept-language': 'ar' } },
  'a browser': { headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'image/avif,image/webp,*/*' } },
  'an old browser': { headers: { 'accept-encoding': 'identity', accept: 'image/webp' } },
  'a program that asks for the head': { method: 'HEAD' },
  'a program that sends': { method: 'POST' },
  'a browser that reads a part': { headers: { range: 'bytes=100-199', 'accept-encoding': 'identity' } },
};

/** The addresses that a shared cache may keep, and all others. */
export async function listAddresses(site: ProxiedSite): Promise<{ kept: string[]; others: string[] }> {
  const screens = await oneOfEachKind(site);
  const listing = screens.find((address) => /^\/marketplace\/[^/]+$/.test(address)) ?? '';
  const html = unescaped(await site.text(listing));
  const fileOf = (path: RegExp) => path.exec(html)?.[0] ?? `nothing like ${path}`;
  const show = site.documents().find(({ _type, alias }) => _type === 'scheduleEvent' && alias !== undefined);
  const picks = `e${pickCode(show?._id ?? '')}`;
  const personal = screens.filter((address) => PERSONAL.test(address));
  return {
    kept: [
      ...screens.filter((address) => !personal.includes(address)),
      ...['/sitemap.xml', '/robots.txt', '/feed.xml', '/de/feed.xml'],
      ...['/calendar/schedule.ics', '/de/calendar/schedule.ics', '/marketplace/', '/de'],
      ...[/\/assets\/[\w.-]+\.js/, /\/share\/[^"\s]+/, /\/media\/image\/[^"\s]+/].map(fileOf),
      FILM,
    ],
    others: [
      ...personal,
      ...['/?preview', '/schedule?preview', '/de/marketplace?preview', '/my?preview'],
      ...['/marketplace?q=noo', '/de/marketplace?letter=A', '/search?q=halal', '/?utm_source=a'],
      ...['/schedule?at=2025-10-25T14:05', '/schedule?view=grid'],
      ...[`/my?picks=${picks}`, `/calendar/picks/${picks}.ics`, `/de/calendar/picks/${picks}.ics`],
      ...[
        '/vendor-application?application=secret',
        '/calendar/nothing.ics',
        '/feed.xml?a',
        '/sitemap-99.xml',
      ],
      ...['/sw.js', '/index.html', '/icon.svg', '/licences.txt', '/nothing.png', '/assets/nothing.js'],
      ...['/nothing-here', '/marketplace/nothing-here', '/en/faq'],
      ...[
        '/share/abc1.jpg?page=%2F',
        '/share/nothing',
        '/media/image/upload/nothing.jpg',
        '/images/a/b/c.jpg',
      ],
      ...['/media/image/upload/c_fill,w_361/places/copper-fox.jpg', `/${'x'.repeat(2100)}`],
      ...[
        `${QUERY}?query=1`,
        `${QUERY}?query=*[_type=="place"][0...3]`,
        `${QUERY}?query=`,
        '/v1/data/query/other',
      ],
      ...[`${QUERY}?query=1//${'x'.repeat(10_000)}`, `/calendar/picks/e${'x'.repeat(11_900)}.ics`],
      ...[`${QUERY}?query=*[0..9]._id&perspective=drafts`],
      ...['/healthz', '/rest/v1/vendor_applications?select=*', '/rest/v1/nothing', '/rest/v1/'],
      ...['/rest/v1/rpc/staff_applications', '/auth/v1/user', '/auth/v1/nothing', '/auth/v1/token'],
      ...['/functions/v1/email-subscribe', '/functions/v1/vendor-application', '/functions/v1/nothing'],
      ...['/storage/v1/object/public/vendor-files/nothing.pdf', '/storage/v1/object/vendor-files/a.pdf'],
    ],
  };
}

/** Of screens and items that have addresses alike, the first in each language. */
async function oneOfEachKind(site: ProxiedSite): Promise<string[]> {
  const found = new Map<string, string>();
  for (const [, address = ''] of unescaped(await site.text('/sitemap.xml')).matchAll(
    /<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g,
  )) {
    const depth = address.split('/').length;
    const isItem = depth > (address.startsWith('/de') ? 3 : 2);
    const kind = isItem ? address.replace(/[^/]+$/, '') : address;
    if (!found.has(kind)) found.set(kind, address);
  }
  return [...found.values()];
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&');

/** What a visitor gets in another way than without the proxy. */
export async function compare(site: ProxiedSite, address: string): Promise<string[]> {
  const differences: string[] = [];
  const { etag } = await site.direct(address);
  const visitors = { ...VISITORS };
  if (etag !== undefined) visitors['a browser that has it'] = { headers: { 'if-none-match': etag } };
  for (const [visitor, asked] of Object.entries(visitors)) {
    const expected = await site.direct(address, asked);
    const present = await site.through(address, asked);
    // One of them is enough to see why, such as the status.
    const name = [...Object.keys(expected), ...Object.keys(present)].find(
      (one) => expected[one] !== present[one],
    );
    if (name !== undefined) differences.push(`${visitor}, ${name}: ${present[name]}, not ${expected[name]}`);
  }
  return differences;
}

/** Whether the cache answers the second visitor. */
export async function isKept(
  site: Pick<ProxiedSite, 'through' | 'keeps'>,
  address: string,
): Promise<boolean> {
  await site.through(address);
  return site.keeps(address);
}
