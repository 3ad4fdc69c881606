import rowStyles from './EventRow.module.scss';
import styles from './TimetableSkeleton.module.scss';

/** Empty rows in the shape of the timetable to come. */
export function TimetableSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={`${rowStyles.row} ${styles.row}`}>
          <span className={`${rowStyles.when} ${styles.bar}`} />
          <span className={`${rowStyles.frame} ${styles.bar}`} />
          <span className={`${rowStyles.text} ${styles.bar}`} />
        </div>
      ))}
    </div>
  );
}
