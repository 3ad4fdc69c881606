import styles from '../applications.module.css';
import { type Review, averageOf } from '../model/application.ts';

/** The scores and notes of everybody. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return <p className={styles.quiet}>Nobody has reviewed it.</p>;
  const average = averageOf(reviews);
  return (
    <>
      {average !== undefined && <p>Average {average.toFixed(1)} of 5</p>}
      <ul className={styles.entries}>
        {reviews.map(({ name, score, note, own }) => (
          <li key={`${own} ${name}`}>
            <strong>{own ? `${name} (you)` : name}</strong>
            {score !== null && ` ${score} of 5`}
            {note !== null && <p className={styles.text}>{note}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
