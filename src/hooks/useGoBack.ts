import { useEffect, useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';

/**
 * Closes a dialog: goes one step back if the visitor opened it from the page beneath, otherwise replaces it by the
 * given URL. `history.back()` is asynchronous: a second press before it takes effect does nothing, because two steps
 * back would leave the list.
 */
export function useGoBack(): (beneath: To, beneathState?: unknown) => void {
  const navigate = useNavigate();
  const { key, state } = useLocation() as { key: string; state: { fromList?: boolean } | null };
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return (beneath, beneathState) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (state?.fromList) void navigate(-1);
    else void navigate(beneath, { replace: true, state: beneathState });
  };
}
