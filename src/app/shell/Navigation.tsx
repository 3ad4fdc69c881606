import { Suspense, useState } from 'react';
import type { MenuItem } from '#content/festival/menu.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { PlainDialog } from '#ui/plain-dialog/PlainDialog.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import styles from './Navigation.module.scss';
import drawerStyles from './NavigationDrawer.module.scss';

const NavigationDrawer = lazyWithFallback(
  () => import(/* webpackChunkName: "navigation-drawer" */ './NavigationDrawer.tsx'),
  PlainMenu,
);

/** The menu: a row of links if all of them fit into the header, otherwise a drawer. */
export function Navigation({ items }: { items: readonly MenuItem[] }) {
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      <nav className={styles.row} aria-label="Main">
        <MenuLinks items={items} />
      </nav>
      <button
        type="button"
        className={styles.toggle}
        aria-label="Open navigation"
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
  return (
    <PlainDialog title="Navigation" onClose={onClose}>
      <nav className={drawerStyles.drawer} aria-label="Main">
        <MenuLinks items={items} onFollow={onClose} />
      </nav>
    </PlainDialog>
  );
}
