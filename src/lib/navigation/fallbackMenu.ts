import type { NavigationItem } from '../model/navigation.ts';

const SCREENS = [
  ['Home', '/'],
  ['Lineup', '/lineup'],
  ['Marketplace', '/marketplace'],
  ['Schedule', '/schedule'],
  ['Feed', '/feed'],
  ['Map', '/map'],
  ['FAQ', '/faq'],
] as const;

/** The menu of an event without one: the screens that every event has. */
export const FALLBACK_MENU: readonly NavigationItem[] = SCREENS.map(([menuLabel, url], order) => ({
  menuLabel,
  url,
  order,
  visibility: 'visible',
  menuPlacement: 'all-places',
}));
