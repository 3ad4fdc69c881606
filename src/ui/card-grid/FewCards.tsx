import type { ReactNode } from 'react';
import styles from './CardGrid.module.scss';

interface FewCardsProps<Item> {
  /** What the cards are, for screen readers. */
  label: string;
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  /** How many there can be: while loading they have their space. */
  most: number;
  renderItem(item: Item, index: number): ReactNode;
}

/** Cards that need no virtual list, because they are few. An element around them with `data-layout="row"` sets a row. */
export function FewCards<Item extends { _id: string }>({
  label,
  items,
  most,
  renderItem,
}: FewCardsProps<Item>) {
  if (!items) {
    return (
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: most }, (_, index) => (
          <div key={index} className={styles.cell} />
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.grid} aria-label={label}>
      {items.map((item, index) => (
        <li key={item._id} className={styles.cell}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}
