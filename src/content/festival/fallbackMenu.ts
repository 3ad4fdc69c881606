import type { Menu } from './menu.ts';

const SCREENS = {
  Home: '/',
  Lineup: '/lineup',
  Marketplace: '/marketplace',
  Schedule: '/schedule',
  Feed: '/feed',
  Map: '/map',
  FAQ: '/faq',
};

/** The menu where the event's cannot be loaded. */
export const FALLBACK_MENU: Menu = {
  items: Object.entries(SCREENS).map(([label, to]) => ({
    key: to,
    label,
    trackingLabel: label,
    target: { kind: 'internal', to },
    openInNewTab: false,
    isHighlighted: false,
    icon: undefined,
  })),
  skipped: [],
  lacksMy: true,
};
