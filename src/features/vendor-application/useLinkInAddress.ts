import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#content/store.ts';
import { openingChanged } from './model/draftSlice.ts';
import { draftLinkStorage, tokenIn } from './model/linkStorage.ts';
import { useApplicant } from './useApplicant.ts';

/**
 * Follows the link in the address, or the one that this tab has followed before: of an application, or of a draft for the
 * form. The secret is removed from the address at once, so that it gets into no screenshot, bookmark or report. Other
 * fragments stay.
 */
export function useLinkInAddress(): void {
  const { hash, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { follow, forget } = useApplicant();
  const hasFollowed = useRef(false);
  const open = (draft: string | undefined) =>
    dispatch(openingChanged({ stage: draft === undefined ? 'none' : draft === '' ? 'unknown' : 'reading' }));
  const read = useEffectEvent((fragment: string) => {
    const application = tokenIn(fragment, 'application');
    const draft = tokenIn(fragment, 'draft');
    // The removal of the secret is a change, too, which must not read the application again.
    const isFirst = !hasFollowed.current;
    hasFollowed.current = true;
    if (application !== undefined || draft !== undefined) void navigate({ search }, { replace: true, state });
    if (draft !== undefined) {
      draftLinkStorage.save(draft);
      forget();
      open(draft);
    } else if (application !== undefined || isFirst) {
      if (isFirst) open(draftLinkStorage.read());
      follow(application);
    }
  });
  // Before the browser paints, so that the form does not flash up.
  useLayoutEffect(() => read(hash), [hash]);
}
