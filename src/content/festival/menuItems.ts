import type { Navigation, NavigationItem } from './navigationSchema.ts';
import { type LinkTarget, linkTarget } from '#lib/url/linkTarget.ts';
import { FALLBACK_MENU } from './fallbackMenu.ts';
import type { Menu, MenuItem } from './menu.ts';

const PLACEMENTS = {
  main: ['only-main', 'all-places'],
  footer: ['only-footer', 'all-places'],
} as const satisfies Record<string, readonly string[]>;
type Place = keyof typeof PLACEMENTS;

/**
 * The visible items of a menu in order: those that are enabled, placed in this menu and have a target.
 *
 * @param onSkipped called with the label of a visible item without a target.
 */
export function menuItems(
  items: readonly NavigationItem[],
  place: Place,
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
      // Stored keys may be repeated, because editors copy items.
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

/** The target of an item. An item that scrolls is a link with a fragment. */
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

/** The screens whose items can be picked. */
const PICKABLE = ['/lineup', '/marketplace', '/schedule'];

/** The menu that is shown for a stored menu. A menu without items becomes a menu of the screens that have content. */
export function toMenu(
  { navigationItems, screens, hasLargeSchedule = false }: Navigation,
  place: Place,
): Menu {
  const skipped: string[] = [];
  const items =
    navigationItems.length > 0
      ? menuItems(navigationItems, place, (label) => skipped.push(label))
      : FALLBACK_MENU.items.filter(({ key }) => key === '/' || screens.includes(key));
  return {
    items,
    skipped,
    screens,
    hasLargeSchedule,
    hasPickable: PICKABLE.some((path) => screens.includes(path)),
  };
}
