import { useMemo } from 'react';
import { useGetNavigationQuery } from '../../api/content/event';
import { FALLBACK_MENU } from '../../lib/navigation/fallbackMenu';
import { type MenuItem, menuItems } from '../../lib/navigation/menu';

const NOTHING: readonly MenuItem[] = [];

/** The items of a menu; none while it loads, and the site's own screens where the event names none. */
export function useMenu(name: 'home' | 'footer', place: 'main' | 'footer'): readonly MenuItem[] {
  const { data, isError } = useGetNavigationQuery({ name });
  return useMemo(() => {
    if (!data && !isError) return NOTHING;
    const items = data?.navigationItems.length ? data.navigationItems : FALLBACK_MENU;
    return menuItems(items, place, (label) => {
      if (place === 'footer') console.warn(`The footer item "${label}" has no address and is left out.`);
    });
  }, [data, isError, place]);
}
