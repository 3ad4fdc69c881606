import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
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
            <Button onClick={onClear}>Clear All</Button>
            <Button variant="primary" onClick={onApply}>
              Apply Filters
            </Button>
          </div>
        </>
      }
    >
      <div className={styles.fields}>{children}</div>
    </Drawer>
  );
}
