import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetSavedViewsQuery } from '#content/saved-view/api.ts';
import { viewHref } from '#content/saved-view/viewPaths.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Link } from '#ui/links/Link.tsx';
import { MESSAGES } from '../messages/index.ts';

/** The links of `ViewChips`; nothing if the list has no saved views. */
export default function ViewLinks({ path }: { path: string }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const query = useGetSavedViewsQuery();
  const links = (query.data ?? []).flatMap((view) => {
    const to = viewHref(view);
    return to !== undefined && view.paths.includes(path) ? [{ to, ...view }] : [];
  });
  // Links that appear later would push the list down.
  const [isThere] = useState(links.length > 0);
  if (!isThere || links.length === 0) return null;
  return (
    <nav aria-label={t(MESSAGES.lists)}>
      <ul>
        {links.map(({ _id, to, title }) => (
          <li key={_id}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
              <span dir="auto">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
