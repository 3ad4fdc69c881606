import { useEffect, useMemo } from 'react';
import { useGetNavigationQuery } from '#api/content/event.ts';
import { FALLBACK_MENU } from '#lib/navigation/fallbackMenu.ts';
import { type MenuItem, menuItems } from '#lib/navigation/menu.ts';

/** The items of a menu; undefined while it loads, and the site's own screens where the event names none. */
export function useMenu(name: 'home' | 'footer', place: 'main' | 'footer'): readonly MenuItem[] | undefined {
  const { data, isError } = useGetNavigationQuery({ name });
  const { items, skipped } = useMemo(() => {
    const skipped: string[] = [];
    if (!data && !isError) return { items: undefined, skipped };
    const all = data?.navigationItems.length ? data.navigationItems : FALLBACK_MENU;
    return { items: menuItems(all, place, (label) => skipped.push(label)), skipped };
  }, [data, isError, place]);
  // Logged by one menu only, since both are made of the same items.
  useEffect(() => {
    if (place !== 'footer') return;
    for (const label of skipped) console.warn(`The footer item "${label}" has no address and is left out.`);
  }, [skipped, place]);
  return items;
}
