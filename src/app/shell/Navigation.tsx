import { Suspense, useState } from 'react';
import type { MenuItem } from '#content/festival/menu.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { PlainDialog } from '#ui/plain-dialog/PlainDialog.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './Navigation.module.scss';
import drawerStyles from './NavigationDrawer.module.scss';

const NavigationDrawer = lazyWithFallback(
  () => import(/* webpackChunkName: "navigation-drawer" */ './NavigationDrawer.tsx'),
  PlainMenu,
);

/** The menu: a row of links if all of them fit into the header, otherwise a drawer. */
export function Navigation({ items }: { items: readonly MenuItem[] }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      <nav className={styles.row} aria-label={t(MESSAGES.main)}>
        <MenuLinks items={items} />
      </nav>
      <button
        type="button"
        className={styles.toggle}
        aria-label={t(MESSAGES.openNavigation)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={24} />
      </button>
      {isOpen && (
        <Suspense>
          <NavigationDrawer items={items} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The drawer's links, shown if its chunk cannot be loaded. */
function PlainMenu({ items, onClose }: { items: readonly MenuItem[]; onClose(): void }) {
  const { t } = useI18n();
  return (
    <PlainDialog title={t(MESSAGES.navigation)} onClose={onClose}>
      <nav className={drawerStyles.drawer} aria-label={t(MESSAGES.main)}>
        <MenuLinks items={items} onFollow={onClose} />
      </nav>
    </PlainDialog>
  );
}
