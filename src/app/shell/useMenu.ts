import { useGetMenuQuery } from '#api/content/event.ts';
import { FALLBACK_MENU } from '#lib/navigation/fallbackMenu.ts';
import type { Menu } from '#lib/navigation/menu.ts';

/** The menu of the header or the footer; undefined while it loads, and the site's own screens if it cannot be loaded. */
export function useMenu(name: 'home' | 'footer'): Menu | undefined {
  const { data, isError } = useGetMenuQuery({ name });
  return data ?? (isError ? FALLBACK_MENU : undefined);
}
