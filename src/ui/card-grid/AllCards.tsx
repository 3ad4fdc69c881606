import type { MouseEvent, ReactNode } from 'react';
import type { CardView } from './Card.tsx';
import styles from './CardGrid.module.scss';

export interface CardsProps<Item> {
  /** The name of the list, for screen readers. */
  label: string;
  items: readonly Item[];
  view: CardView;
  keyOf(item: Item): string;
  renderItem(item: Item, index: number): ReactNode;
  /** From `useFollowCard`, if no element around the list handles clicks. */
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** Whether a virtual list may replace the list of all cards: it begins with all of them, so that nothing moves. */
  isLate?: boolean;
}

/** Cards in columns (`list`: one column), without a virtual list. */
export function AllCards<Item>({ label, items, view, keyOf, renderItem, onClick }: CardsProps<Item>) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the clicks are those of links and buttons in the list
    <ul className={styles.grid} data-view={view} aria-label={label} onClick={onClick}>
      {items.map((item, index) => (
        <li key={keyOf(item)} className={styles.cell}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}
