import { useEffect, useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';

/**
 * What leads from a dialog to what lies beneath: a step back where the visitor opened it from there, else the address
 * given, which takes the dialog's place. The history goes back some time after it was asked to: a second press until
 * then does nothing, since two steps would lead past the list.
 */
export function useWayBack(): (beneath: To, beneathState?: unknown) => void {
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
