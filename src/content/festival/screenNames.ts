import type { I18n } from '#lib/i18n/i18n.ts';
import type { Menu } from './menu.ts';
import { MESSAGES } from './messages/index.ts';

const NAMES = {
  '/': MESSAGES.screenHome,
  '/lineup': MESSAGES.screenLineup,
  '/marketplace': MESSAGES.screenMarketplace,
  '/schedule': MESSAGES.screenSchedule,
  '/feed': MESSAGES.screenFeed,
  '/map': MESSAGES.screenMap,
  '/faq': MESSAGES.screenFaq,
};

/** A menu in the page's language: the site's own items, whose key is a path, are in English. */
export function withScreenNames(menu: Menu, t: I18n['t']): Menu {
  return {
    ...menu,
    items: menu.items.map((item) =>
      Object.hasOwn(NAMES, item.key) ? { ...item, label: t(NAMES[item.key as keyof typeof NAMES]) } : item,
    ),
  };
}
