import { useGetMenuQuery } from '#content/festival/api.ts';
import { FALLBACK_MENU } from '#content/festival/fallbackMenu.ts';
import type { Menu } from '#content/festival/menu.ts';

/**
 * The menu of the header or the footer; undefined while it loads. If it cannot be loaded, a menu of the site's screens.
 */
export function useMenu(name: 'home' | 'footer'): Menu | undefined {
  const { data, isError } = useGetMenuQuery({ name });
  return data ?? (isError ? FALLBACK_MENU : undefined);
}
