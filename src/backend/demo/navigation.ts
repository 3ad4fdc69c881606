import type { StoredDocument } from '../local/dataset/storedDocument';
import { image } from './asset';
import { documentMaker, EVENT_ID, keyed, reference } from './document';
import { seededRandom } from './random';

interface Item {
  menuLabel: string;
  /** Stays away where an editor forgot it. */
  url?: string;
  isExternal?: boolean;
  openInNewTab?: boolean;
  scrollToSection?: string;
  visibility?: 'visible' | 'hidden';
  menuPlacement?: 'only-main' | 'only-footer' | 'all-places';
  menuIcon?: string;
  isHighlighted?: boolean;
}

const HOME: readonly Item[] = [
  { menuLabel: 'Home', url: '/', scrollToSection: 'home', menuPlacement: 'only-main', menuIcon: 'home' },
  { menuLabel: 'Lineup', url: '/lineup' },
  { menuLabel: 'Marketplace', url: '/marketplace' },
  { menuLabel: 'Schedule', url: '/schedule' },
  { menuLabel: 'Feed', url: '/feed', menuPlacement: 'only-main' },
  { menuLabel: 'Map', url: '/map' },
  { menuLabel: 'Hotel', url: '/hotel-info', menuPlacement: 'only-main' },
  { menuLabel: 'Afterparty', url: '/afterparty', visibility: 'hidden', menuPlacement: 'only-main' },
  { menuLabel: 'FAQ', url: '/faq' },
  { menuLabel: 'Join', url: '/', scrollToSection: 'join', menuPlacement: 'only-main', menuIcon: 'mail' },
  {
    menuLabel: 'Tickets',
    url: 'https://tickets.afterglow.example/weekend',
    isExternal: true,
    openInNewTab: true,
    menuPlacement: 'only-main',
    isHighlighted: true,
  },
];

const FOOTER: readonly Item[] = [
  { menuLabel: 'Lineup', url: '/lineup' },
  { menuLabel: 'Marketplace', url: '/marketplace' },
  { menuLabel: 'Schedule', url: '/schedule' },
  { menuLabel: 'FAQ', url: '/faq' },
  { menuLabel: 'Back to top', url: '/', scrollToSection: 'home', menuPlacement: 'only-main' },
  { menuLabel: 'Exhibitor guide', url: '/exhibitor-guide', menuPlacement: 'only-footer' },
  { menuLabel: 'Vendor application', url: '/vendor-application', menuPlacement: 'only-footer' },
  { menuLabel: 'Press', menuPlacement: 'only-footer' },
  {
    menuLabel: 'Journal',
    url: 'www.journal.afterglow.example',
    isExternal: true,
    openInNewTab: true,
    menuPlacement: 'only-footer',
  },
  { menuLabel: 'Careers', url: '/careers', visibility: 'hidden', menuPlacement: 'only-footer' },
  { menuLabel: 'Terms', url: '/terms', menuPlacement: 'only-footer' },
  { menuLabel: 'Anti-harassment policy', url: '/anti-harassment-policy', menuPlacement: 'only-footer' },
  { menuLabel: 'Code of conduct', url: '/code-of-conduct', menuPlacement: 'only-footer' },
  {
    menuLabel: 'Contact',
    url: 'https://help.afterglow.example',
    isExternal: true,
    openInNewTab: false,
    menuPlacement: 'only-footer',
  },
];

export function makeNavigation(seed: number): StoredDocument[] {
  const make = documentMaker(seededRandom(seed, 'navigation'));
  const menu = (name: string, items: readonly Item[]) =>
    make('navigation', `navigation-${name}`, {
      name,
      eventInstance: reference(EVENT_ID),
      navigationItems: keyed(items.map((item, index) => menuItem(name, item, index))),
    });
  return [menu('home', HOME), menu('footer', FOOTER)];
}

function menuItem(menu: string, item: Item, index: number) {
  const internal = !item.isExternal;
  return {
    linkType: internal ? 'internalMenuItem' : 'externalMenuItem',
    ...(internal && item.url !== undefined ? { internalMenuItem: item.url } : {}),
    trackingLabel: `${menu}_${item.menuLabel.toLowerCase().replace(/\W+/g, '_')}`,
    isExternal: false,
    openInNewTab: false,
    visibility: 'visible',
    menuPlacement: 'all-places',
    isHighlighted: false,
    order: index + 1,
    ...item,
  };
}

export function makeSiteSettings(seed: number): StoredDocument[] {
  const make = documentMaker(seededRandom(seed, 'site settings'));
  return [
    make('siteSettings', 'siteSettings', {
      showAppBadge: true,
      appStoreUrl: 'https://apps.afterglow.example/ios',
      appBadge: image('brand/app-badge', 'Get the Afterglow app', { size: [600, 200], format: 'png' }),
    }),
  ];
}
