import { useContext, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SiteRouterContext } from '#features/siteRouter.ts';
import { NOT_FOUND_PATH, type NotFoundState } from './notFoundState.ts';

/**
 * Leads from a screen without content to the not-found page. React may still show a screen that the visitor has left:
 * then it leads nowhere. React Router's `Navigate` would take the visitor away from where they went.
 */
export function NotFoundRedirect({ reason }: Pick<NotFoundState, 'reason'>) {
  const router = useContext(SiteRouterContext);
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (!router || router.state.pending || router.state.location.key !== key) return;
    const state: NotFoundState = { attempted: pathname, reason };
    void navigate(NOT_FOUND_PATH, { replace: true, state });
  }, [router, navigate, key, pathname, reason]);
  return null;
}
