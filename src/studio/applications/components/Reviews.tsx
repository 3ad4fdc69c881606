import styles from '../tool.module.css';
import { type Application, averageOf, isOutdated } from '../model/application.ts';

/** The scores and notes of everybody. */
export function Reviews({ application }: { application: Application }) {
  const { reviews } = application;
  if (reviews.length === 0) return <p className={styles.quiet}>Nobody has reviewed it.</p>;
  const average = averageOf(reviews);
  return (
    <>
      {average !== undefined && <p>Average {average.toFixed(1)} of 5</p>}
      <ul className={styles.entries}>
        {reviews.map((review) => {
          const { name, score, note, own } = review;
          return (
            <li key={`${own} ${name}`}>
              <strong>{own ? `${name} (you)` : name}</strong>
              {score !== null && ` ${score} of 5`}
              {isOutdated(review, application) && (
                <>
                  {' '}
                  <span className={styles.mark}>Application changed since</span>
                </>
              )}
              {note !== null && <p className={styles.text}>{note}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
