import type { CardView } from '../card-grid/Card.tsx';
import styles from './CardGridSkeleton.module.scss';

/** Placeholder of a card grid. */
export function CardGridSkeleton({ view }: { view: CardView }) {
  return (
    <div className={styles.grid} data-view={view} aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className={styles.cell} />
      ))}
    </div>
  );
}
