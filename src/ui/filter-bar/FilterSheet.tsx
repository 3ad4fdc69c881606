import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useDialogContent } from '#hooks/useDialogContent.ts';
import { Backdrop } from '../backdrop/Backdrop.tsx';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './FilterSheet.module.scss';

interface FilterSheetProps {
  title: string;
  children: ReactNode;
  /** How much the filters match: `12 places match`; empty while unknown. */
  count: string;
  onClear(): void;
  onApply(): void;
  onClose(): void;
}

/** Filters as a modal. Changes apply with 'Apply Filters'. */
export function FilterSheet({ title, children, count, onClear, onApply, onClose }: FilterSheetProps) {
  const content = useDialogContent(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined} {...content}>
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <div className={styles.fields}>{children}</div>
          <div className={styles.end}>
            <p role="status" className={styles.count}>
              {count}
            </p>
            <footer className={styles.actions}>
              <Button onClick={onClear}>Clear All</Button>
              <Button variant="primary" onClick={onApply}>
                Apply Filters
              </Button>
            </footer>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
