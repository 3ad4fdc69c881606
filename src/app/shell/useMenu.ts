import { useMemo } from 'react';
import { useGetMenuQuery } from '#content/festival/api.ts';
import { FALLBACK_MENU } from '#content/festival/fallbackMenu.ts';
import type { Menu } from '#content/festival/menu.ts';
import { withScreenNames } from '#content/festival/screenNames.ts';
import { useI18n } from '#hooks/useI18n.ts';

/**
 * The menu of the header or the footer; undefined while it loads. If it cannot be loaded, a menu of the site's screens.
 */
export function useMenu(name: 'home' | 'footer'): Menu | undefined {
  const { data, isError } = useGetMenuQuery({ name });
  const { t } = useI18n();
  const menu = data ?? (isError ? FALLBACK_MENU : undefined);
  return useMemo(() => menu && withScreenNames(menu, t), [menu, t]);
}
