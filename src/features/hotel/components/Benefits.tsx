import type { HotelBenefit } from '../model/toHotelView.ts';
import styles from './Benefits.module.scss';

/** The benefits. Highlighted ones are larger, and marked up as `<strong>`. */
export function Benefits({ benefits }: { benefits: readonly HotelBenefit[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ key, benefit, isHighlighted }) => (
        <li key={key} dir="auto" data-highlighted={isHighlighted}>
          {isHighlighted ? <strong>{benefit}</strong> : benefit}
        </li>
      ))}
    </ul>
  );
}
