import { useEventState } from '#content/festival/api.ts';
import { eventName } from '#content/festival/eventName.ts';
import type { MenuItem } from '#content/festival/menu.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Drawer } from '#ui/drawer/Drawer.tsx';
import { SocialIcons } from '#ui/social-icons/SocialIcons.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './NavigationDrawer.module.scss';

interface NavigationDrawerProps {
  items: readonly MenuItem[];
  onClose(): void;
}

/** The menu of small windows; following a link closes it. */
export default function NavigationDrawer({ items, onClose }: NavigationDrawerProps) {
  const { t } = useI18n();
  const { data: event } = useEventState();
  const links = event?.socialHandles ?? [];
  return (
    <Drawer title={t(MESSAGES.navigation)} onClose={onClose}>
      <nav className={styles.drawer} aria-label={t(MESSAGES.main)}>
        <MenuLinks items={items} onFollow={onClose} />
        {links.length > 0 && (
          <div className={styles.follow}>
            <p className={styles.followTitle}>{t(MESSAGES.followUs)}</p>
            <SocialIcons
              links={links}
              owner={eventName(event) ?? t(MESSAGES.theFestival)}
              onFollow={onClose}
            />
          </div>
        )}
      </nav>
    </Drawer>
  );
}
