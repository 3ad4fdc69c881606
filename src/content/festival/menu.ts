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
  /** Whether there is something to pick, but no item leads to what was picked. */
  lacksMy: boolean;
}

/** The top of the home screen, as linked from the header's logo and menus. */
const HOME_TOP = '/#home';

/** Whether an item's target is the open screen: the same path, or one below it. Links to sections never are. */
export function isActive({ target }: MenuItem, pathname: string): boolean {
  if (target.kind !== 'internal') return false;
  if (target.to === HOME_TOP) return pathname === '/';
  if (target.to.includes('#')) return false;
  const [path = ''] = target.to.split('?');
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}
