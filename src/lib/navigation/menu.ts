import type { NavigationItem } from '../model/navigation.ts';
import { type LinkTarget, linkTarget } from '../url/linkTarget.ts';

/** An item of a menu as it is shown. */
export interface MenuItem {
  key: string;
  label: string;
  trackingLabel: string;
  target: LinkTarget;
  openInNewTab: boolean;
  isHighlighted: boolean;
  /** As its editor typed it: there may be no icon of that name. */
  icon: string | undefined;
}

const PLACEMENTS = {
  main: ['only-main', 'all-places'],
  footer: ['only-footer', 'all-places'],
} as const satisfies Record<string, readonly string[]>;

/**
 * The items that a menu shows, in their order: visible, meant for this place, and leading somewhere.
 *
 * @param onSkipped told the label of a visible item that leads nowhere.
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
      // Its own may be another item's too: editors copy.
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

/** An item that scrolls leads to its section on its page, so that it is a link like any other. */
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

/** The top of the home screen, as the header's logo and menus address it. */
const HOME_TOP = '/#home';

/** Whether an item leads to the screen that is open: the same path, or one beneath it. A section is no screen. */
export function isActive({ target }: MenuItem, pathname: string): boolean {
  if (target.kind !== 'internal') return false;
  if (target.to === HOME_TOP) return pathname === '/';
  if (target.to.includes('#')) return false;
  const [path = ''] = target.to.split('?');
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}
