import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useDialogContent } from '#hooks/useDialogContent.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Backdrop } from '../backdrop/Backdrop.tsx';
import { Icon } from '../icons/Icon.tsx';
import { WORDS } from '../messages/index.ts';
import styles from './Drawer.module.scss';

interface DrawerProps {
  /** Its heading and accessible name. */
  title: string;
  children: ReactNode;
  /** What stays in sight beneath them while they scroll. With it the drawer is wider, and on a phone a sheet. */
  foot?: ReactNode;
  onClose(): void;
}

/**
 * A panel over the right edge of the page, or a sheet over its lower edge, open while it is rendered. Focus is trapped
 * and returns on closing; Escape and a click on the backdrop close it.
 */
export function Drawer({ title, children, foot, onClose }: DrawerProps) {
  const { t } = useI18n();
  const content = useDialogContent(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content className={styles.panel} aria-describedby={undefined} {...content}>
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={t(WORDS.close)}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <div className={styles.body}>{children}</div>
          {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
