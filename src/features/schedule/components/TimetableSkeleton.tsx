import rowStyles from './EventRow.module.scss';
import styles from './TimetableSkeleton.module.scss';

export function TimetableSkeleton() {
  return (
    <ul className={`${rowStyles.rows} ${styles.rows}`} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <div>
            <span />
            <span />
          </div>
        </li>
      ))}
    </ul>
  );
}
