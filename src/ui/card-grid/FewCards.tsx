import type { MouseEvent, ReactNode } from 'react';
import styles from './CardGrid.module.scss';

interface FewCardsProps<Item> {
  /** The name of the list, for screen readers. */
  label: string;
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  /** How many cards there can be; their space is reserved while loading. */
  most: number;
  renderItem(item: Item, index: number): ReactNode;
  /** From `useCardClicks`. */
  onClick(event: MouseEvent): void;
}

/** A few cards, without a virtual list. An element around them with `data-layout="row"` puts them into a row. */
export function FewCards<Item extends { _id: string }>({
  label,
  items,
  most,
  renderItem,
  onClick,
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the clicks are those of links and buttons in the list
    <ul className={styles.grid} aria-label={label} onClick={onClick}>
      {items.map((item, index) => (
        <li key={item._id} className={styles.cell}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}
