import { useLocation } from 'react-router-dom';
import { useGetSavedViewsQuery } from '#api/content/savedViews.ts';
import { pathsOfView, viewHref } from '#lib/views/viewPaths.ts';
import { Link } from '#ui/links/Link.tsx';
import styles from './ViewChips.module.scss';

/** Links to the saved views of a list; nothing where it has none. */
export function ViewChips({ path }: { path: string }) {
  const { pathname } = useLocation();
  const { data = [] } = useGetSavedViewsQuery();
  const links = data.flatMap((view) => {
    const to = viewHref(view);
    return to !== undefined && pathsOfView(view).includes(path) ? [{ to, ...view }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav className={styles.chips} aria-label="Selections">
      <ul>
        {links.map(({ _id, to, title }) => (
          <li key={_id}>
            <Link to={to} className={styles.chip} aria-current={to === pathname ? 'page' : undefined}>
              <span dir="auto">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
