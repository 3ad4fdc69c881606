import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { eventDocument, navigationDocument } from '../builders.ts';
import { HOSTILE_ADDRESSES } from './addresses.ts';
import { MARKUP, block } from './group.ts';
import { accountsAt, pictureAt } from './links.ts';

const WORD = 'W'.repeat(10_000);

/** Name of the festival on every screen. */
export const FESTIVAL = `Fair ${MARKUP}`;

const ADDRESSES = HOSTILE_ADDRESSES.map(([address]) => address);
const UNSAFE = 'javascript:alert(1)';

const actions = ADDRESSES.map((url, index) => ({
  _key: 'same',
  text: `Action ${index}`,
  url,
  openInNewTab: true,
  priority: ADDRESSES.length - index,
}));

const modules = [
  null,
  { _type: 'hologram' },
  { _type: 'mediaModule' },
  ...ADDRESSES.flatMap((address) => [
    {
      _type: 'mediaModule',
      _key: 'same',
      media: { desktop: pictureAt(address), mobile: pictureAt(address) },
    },
    {
      _type: 'mediaModule',
      media: {
        mediaType: 'video',
        desktop: pictureAt(address),
        videoOptions: { poster: pictureAt(address) },
      },
    },
    { _type: 'videoModule', _key: 'same', url: address, posterUrl: address },
  ]),
  { _type: 'textModule', headline: MARKUP, content: [block(MARKUP)], callsToAction: [null, ...actions] },
  { _type: 'textModule', headline: WORD, content: block('One block'), callsToAction: {} },
];

/** Ids that scripts could look up, and a reserved one. */
const SECTION_IDS = [
  'main-hero',
  'home',
  'welcome-section',
  'page-data',
  'root',
  'main',
  'footer',
  '__proto__',
  'join',
  'join',
];

const event = eventDocument({
  title: null,
  nickname: FESTIVAL,
  subtitle: MARKUP,
  description: MARKUP,
  startDate: 'next autumn',
  endDate: '2025-10-26T25:61:00',
  locationName: '\u202eRight to left hall',
  locationAddress: WORD,
  socialShareDescription: MARKUP,
  socialHandles: accountsAt(UNSAFE),
  utmParameters: { source: MARKUP, medium: 'half \ud800' },
  favicon: pictureAt(UNSAFE),
  brandLogo: pictureAt(UNSAFE),
  backgroundMedia: pictureAt('data:text/html,<script>alert(1)</script>'),
  socialShareImage: pictureAt('http://[::1'),
  ticketingCTAs: [null, 'text', ...actions],
  marketingCTAs: [null, 'text', ...actions],
  accommodationCTAs: [...actions, null],
  promoMedia: pictureAt('/media/image/upload/promo.jpg'),
  promoMediaCaption: MARKUP,
  promoMediaUrl: UNSAFE,
  contentSections: [
    null,
    { sectionId: 7 },
    ...SECTION_IDS.map((sectionId) => ({ _key: 'same', sectionId, modules })),
    ...['marketplace-title', 'lineup-title'].map((sectionId) => ({ sectionId, modules })),
  ],
  showAppBadge: true,
});

const menu = [
  ...ADDRESSES.map((url, index) => ({ _key: 'same', menuLabel: `Menu ${index}`, url })),
  { menuLabel: null, url: '/faq' },
  { menuLabel: 'Turned \u202eround', url: '/faq' },
  { menuLabel: WORD, url: '/map' },
  { menuLabel: 'Half', url: '/', scrollToSection: 'half \ud800' },
  { menuLabel: 'Aside', url: '/.//evil.example' },
  { menuLabel: 'Never', url: '/faq', visibility: 'hidden' },
];

const settings: StoredDocument = {
  ...eventDocument(),
  _id: 'settings',
  _type: 'siteSettings',
  showAppBadge: true,
  appStoreUrl: UNSAFE,
  appBadge: pictureAt(UNSAFE),
};

/** The event, its menus and settings, which are on every screen. */
export const frame: readonly StoredDocument[] = [
  event,
  navigationDocument('home', menu),
  navigationDocument('footer', menu),
  settings,
];
