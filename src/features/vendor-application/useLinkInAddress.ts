import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { tokenIn } from './model/linkStorage.ts';
import { useApplicant } from './useApplicant.ts';

/**
 * Follows the link in the address, or the one that this tab has followed before. The secret is removed from the address
 * at once, so that it gets into no screenshot, bookmark or report. Other fragments stay.
 */
export function useLinkInAddress(): void {
  const { hash, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const { follow } = useApplicant();
  const hasFollowed = useRef(false);
  const read = useEffectEvent((fragment: string) => {
    const token = tokenIn(fragment);
    if (token !== undefined) void navigate({ search }, { replace: true, state });
    // The removal of the secret is a change, too, which must not read the application again.
    if (token !== undefined || !hasFollowed.current) follow(token);
    hasFollowed.current = true;
  });
  // Before the browser paints, so that the form does not flash up.
  useLayoutEffect(() => read(hash), [hash]);
}
