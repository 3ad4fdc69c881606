import type { Menu } from './menu.ts';

/** Names as in the definitions of kinds. It is part of every page, and the definitions would add many more bytes. */
const SCREENS = {
  Home: '/',
  Lineup: '/lineup',
  Marketplace: '/marketplace',
  Schedule: '/schedule',
  Feed: '/feed',
  Map: '/map',
  FAQ: '/faq',
};

/** The menu that is shown if the event's menu cannot be loaded. */
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
  screens: [],
  hasPickable: true,
  hasLargeSchedule: false,
};
