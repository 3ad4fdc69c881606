import { AllCards, type CardsProps } from './AllCards.tsx';
import styles from './CardGrid.module.scss';

interface FewCardsProps<Item> extends Pick<CardsProps<Item>, 'label' | 'renderItem' | 'onClick'> {
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  /** How many cards there can be; their space is reserved while loading. */
  most: number;
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
    <AllCards
      label={label}
      items={items}
      view="grid"
      keyOf={({ _id }) => _id}
      renderItem={renderItem}
      onClick={onClick}
    />
  );
}
