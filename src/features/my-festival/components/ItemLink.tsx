import { Link } from '#ui/links/Link.tsx';
import styles from './Plan.module.scss';

/** The name of an item; a link to its dialog if it has an address. */
export function ItemLink({ to, name }: { to: string | undefined; name: string }) {
  return to === undefined ? (
    <span className={styles.name} dir="auto">
      {name}
    </span>
  ) : (
    <Link to={to} className={styles.name} dir="auto">
      {name}
    </Link>
  );
}
