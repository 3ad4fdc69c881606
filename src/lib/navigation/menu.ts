import type { NavigationItem } from '../model/navigation.ts';
import { type LinkTarget, linkTarget } from '../url/linkTarget.ts';

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

const PLACEMENTS = {
  main: ['only-main', 'all-places'],
  footer: ['only-footer', 'all-places'],
} as const satisfies Record<string, readonly string[]>;

/**
 * The visible items of a menu in order: enabled, assigned to this position, with a target.
 *
 * @param onSkipped called with the label of a visible item without a target.
 */
export function menuItems(
  items: readonly NavigationItem[],
  place: keyof typeof PLACEMENTS,
  onSkipped: (label: string) => void = () => undefined,
): MenuItem[] {
  const placements: readonly (string | undefined)[] = PLACEMENTS[place];
  const shown = items
    .filter(({ visibility, menuPlacement }) => visibility === 'visible' && placements.includes(menuPlacement))
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));
  return shown.flatMap((item, index) => {
    const target = targetOf(item);
    if (!target) {
      onSkipped(item.menuLabel);
      return [];
    }
    return {
      // Stored keys may be duplicated: editors copy items.
      key: String(index),
      label: item.menuLabel,
      trackingLabel: item.trackingLabel ?? item.menuLabel,
      target,
      openInNewTab: item.openInNewTab ?? false,
      isHighlighted: item.isHighlighted ?? false,
      icon: item.menuIcon,
    };
  });
}

/** An item that scrolls becomes a link with a fragment, like any other link. */
function targetOf({
  url,
  internalMenuItem,
  isExternal,
  scrollToSection,
}: NavigationItem): LinkTarget | undefined {
  const address = url ?? internalMenuItem;
  const target = linkTarget(scrollToSection === undefined ? address : (address ?? '/'), isExternal ?? false);
  if (scrollToSection === undefined || target?.kind !== 'internal') return target;
  return {
    kind: 'internal',
    to: `${target.to.replace(/#.*$/, '')}#${encodeURIComponent(scrollToSection.toWellFormed())}`,
  };
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
