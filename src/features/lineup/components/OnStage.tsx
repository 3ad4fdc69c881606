import type { Appearance } from '../model/appearances.ts';
import { Link } from '#ui/links/Link.tsx';
import styles from './DialogList.module.scss';

/** When and where a performer appears; each entry links to its event in the schedule. */
export function OnStage({ appearances }: { appearances: readonly Appearance[] }) {
  if (appearances.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>On stage</h3>
      <ul className={styles.list}>
        {appearances.map(({ id, to, title, when, where }) => {
          const content = (
            <>
              <b dir="auto">{title}</b> <span>{when}</span> <span dir="auto">{where}</span>
            </>
          );
          return (
            <li key={id}>
              {to === undefined ? (
                <div className={styles.session}>{content}</div>
              ) : (
                <Link to={to} className={styles.session}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
