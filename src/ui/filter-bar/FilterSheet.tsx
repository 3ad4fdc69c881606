import type { ReactNode } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { Button } from '../buttons/Button.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './FilterSheet.module.scss';

interface FilterSheetProps {
  title: string;
  /** The filters that are in no bar. */
  children: ReactNode;
  /** How much the filters match: `12 places match`; empty while unknown. */
  count: string;
  onClear(): void;
  onApply(): void;
  onClose(): void;
}

/** Filters as a modal. Changes apply with 'Apply Filters'. */
export function FilterSheet(props: FilterSheetProps) {
  const { t } = useI18n();
  const { title, children, count, onClear, onApply, onClose } = props;
  return (
    <Drawer
      title={title}
      onClose={onClose}
      foot={
        <>
          <p role="status" className={styles.count}>
            {count}
          </p>
          <div className={styles.actions}>
            <Button onClick={onClear}>{t(MESSAGES.clearAll)}</Button>
            <Button variant="primary" onClick={onApply}>
              {t(MESSAGES.apply)}
            </Button>
          </div>
        </>
      }
    >
      <div className={styles.fields}>{children}</div>
    </Drawer>
  );
}
