import { headTags } from '#features/hotel/model/headTags.ts';
import { toHotelView } from '#features/hotel/model/toHotelView.ts';
import { performerDetails } from '#features/lineup/model/performerDetails.ts';
import { shopLink } from '#features/marketplace/model/shopLink.ts';
import { appBadge } from '#content/festival/appBadge.ts';
import { ticketButton } from '#lib/calls-to-action/callToAction.ts';
import { assetAddress, mediaAddress } from '#lib/media/asset.ts';
import { assetSchema, slugSchema } from '#lib/schema/document.ts';
import { eventSchema } from '#content/festival/schema.ts';
import { hotelSchema } from '#content/hotel/schema.ts';
import { navigationSchema } from '#content/festival/navigationSchema.ts';
import { performerSchema } from '#content/performer/schema.ts';
import { placeSchema } from '#content/place/schema.ts';
import { siteSettingsSchema } from '#content/festival/siteSettingsSchema.ts';
import { menuItems } from '#content/festival/menuItems.ts';
import { textLink } from '#lib/rich-text/textLink.ts';
import { socialLinks } from '#lib/social-links/socialLinks.ts';
import type { LinkTarget } from '#lib/url/linkTarget.ts';
import { parseWebAddress, pathSegment } from '#lib/url/webAddress.ts';
import { HOSTILE_ADDRESSES } from '../support/hostile/addresses.ts';
import { accountsAt } from '../support/hostile/links.ts';
import { unsafeAttributes } from '../support/hostile/sweep.ts';
import { FESTIVAL, FESTIVAL_TIME } from '../support/festival.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const hrefOf = (target: LinkTarget | undefined) => (target?.kind === 'internal' ? target.to : target?.href);

const performer = (fields: object) =>
  performerDetails(performerSchema.parse({ _id: 'p', name: 'P', ...fields }), FESTIVAL_TIME.zone, t);
const hotel = (fields: object) => hotelSchema.parse({ _id: 'h', ...fields });
const menuItem = (fields: object) => ({
  menuLabel: 'Item',
  visibility: 'visible',
  menuPlacement: 'all-places',
  ...fields,
});

/** Fields that accept web pages only. */
const PAGE_FIELDS: Record<string, (address: string) => string | undefined> = {
  'buttonURL of a place': (buttonURL) =>
    shopLink(placeSchema.parse({ _id: 'p', name: 'P', buttonURL }), FESTIVAL.shopBaseUrl)?.href,
  'buttonURL of a performer': (buttonURL) => performer({ buttonURL, buttonLabel: 'Go' }).button?.href,
  'websiteUrl of a performer': (websiteUrl) => performer({ websiteUrl }).website,
  'websiteUrl of its artist': (websiteUrl) => performer({ artistReference: { websiteUrl } }).website,
  'appStoreUrl of the settings': (appStoreUrl) =>
    appBadge(siteSettingsSchema.parse({ appStoreUrl, appBadge: { url: '/badge.png' } }), t)?.href,
  'canonicalUrl of the hotel': (canonicalUrl) =>
    headTags(hotel({ seoSettings: { canonicalUrl, keywords: [] } }), FESTIVAL, t).canonical,
};

/** Fields that accept internal links as well. */
const LINK_FIELDS: Record<string, (address: string) => string | undefined> = {
  'url of a ticket button': (url) =>
    hrefOf(ticketButton(eventSchema.parse({ _id: 'e', ticketingCTAs: [{ url }] }).ticketingCTAs)?.target),
  'url of a menu item': (url) =>
    hrefOf(
      menuItems(
        navigationSchema.parse({ _id: 'n', navigationItems: [menuItem({ url })] }).navigationItems,
        'main',
      )[0]?.target,
    ),
  'url of a hotel button': (url) =>
    hrefOf(toHotelView(hotel({ callToActions: [{ url }] }), t).actions[0]?.target),
  'href in a text': (href) => hrefOf(textLink(href)),
};

const PICTURE_FIELDS: Record<string, (address: string) => string | undefined> = {
  'secure_url of an asset': (secure_url) => assetAddress(assetSchema.parse({ secure_url })),
  'url of an asset': (url) => assetAddress(assetSchema.parse({ url })),
  'url of a gallery picture': (url) =>
    toHotelView(hotel({ hotelGallery: { images: [{ url }] } }), t).gallery?.pictures[0]?.src,
};

test('there are 36 addresses', () => expect(HOSTILE_ADDRESSES).toHaveLength(36));

describe.each(HOSTILE_ADDRESSES)('%j', (address, href) => {
  test.each(Object.entries(PAGE_FIELDS))('as the %s', (_, read) => expect(read(address)).toBe(href));

  test.each(Object.entries(LINK_FIELDS))('as the %s', (_, read) => {
    const target = read(address);
    if (href !== undefined) expect(target).toBe(href);
    expect(target === undefined ? [] : unsafeAttributes([['href', target]], '')).toEqual([]);
  });

  test('as the address of an account', () => {
    const links = socialLinks(accountsAt(address)).map((link) => link.href);
    expect(links).toEqual(href === 'https://www.instagram.com/fair' ? [href] : []);
  });

  test.each(Object.entries(PICTURE_FIELDS))('as the %s', (_, read) => expect(read(address)).toBeUndefined());
});

test.each(['/lineup.html', '/', 'https://./', 'https://.example', 'shop.'])(
  '%s is not the address of a web page',
  (address) => expect(parseWebAddress(address)).toBeUndefined(),
);

test('an alias with half a character has no address', () => {
  expect(pathSegment('broken \ud800 half')).toBeUndefined();
  expect(slugSchema.safeParse({ current: 'broken \ud800 half' }).success).toBe(false);
});

test.each([
  ['/media/image/upload/a.jpg', '/media/image/upload/a.jpg'],
  ['/media/image/upload/a b.jpg', '/media/image/upload/a%20b.jpg'],
  ['/media/x 1w, https://evil.example/y', '/media/x%201w,%20https://evil.example/y'],
  ['https://res.cloudinary.com/a/b.jpg?c', 'https://res.cloudinary.com/a/b.jpg?c'],
  ['http://res.cloudinary.com/a/b.jpg', 'https://res.cloudinary.com/a/b.jpg'],
  ['//res.cloudinary.com/a/b.jpg', 'https://res.cloudinary.com/a/b.jpg'],
  ['https://res.cloudinary.com@evil.example/b.jpg', undefined],
  ['https://me@res.cloudinary.com/b.jpg', 'https://res.cloudinary.com/b.jpg'],
  ['https://res.cloudinary.com:444/b.jpg', undefined],
  ['https://res.cloudinary.com.evil.example/b.jpg', undefined],
  ['https://tracker.example/pixel.gif', undefined],
  ['ftp://res.cloudinary.com/b.jpg', undefined],
  ['/\\evil.example/b.jpg', undefined],
  ['/.//evil.example/b.jpg', undefined],
  ['media/b.jpg', undefined],
  ['', undefined],
  [undefined, undefined],
])('a picture at %s is requested at %s', (address, expected) => expect(mediaAddress(address)).toBe(expected));

test('an asset whose secure address is invalid uses the other one', () => {
  expect(assetAddress(assetSchema.parse({ secure_url: '', url: '/b.jpg' }))).toBe('/b.jpg');
});
