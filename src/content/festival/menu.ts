import type { LinkTarget } from '#lib/url/linkTarget.ts';

/** View model of a menu item. */
export interface MenuItem {
  key: string;
  label: string;
  trackingLabel: string;
  target: LinkTarget;
  openInNewTab: boolean;
  isHighlighted: boolean;
  /** As typed by the editor; the icon may not exist. */
  icon: string | undefined;
}

/** The menu of the header or the footer. */
export interface Menu {
  items: readonly MenuItem[];
  /** The labels of items that have no address. */
  skipped: readonly string[];
  /** The paths of the screens that have content. */
  screens: readonly string[];
  /** Whether the festival has something to pick. */
  hasPickable: boolean;
  /** Whether the schedule has so many events that a phone shows it in the compact view. */
  hasLargeSchedule: boolean;
}

/** The top of the home screen: the header's logo and menus link to it. */
const HOME_TOP = '/#home';

/**
 * Whether an item leads to the open screen: to the same path, or to one above it. Links to sections are never active.
 */
export function isActive({ target }: MenuItem, pathname: string): boolean {
  if (target.kind !== 'internal') return false;
  if (target.to === HOME_TOP) return pathname === '/';
  if (target.to.includes('#')) return false;
  const [path = ''] = target.to.split('?');
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}
