import { type RefObject, useEffect } from 'react';

/** A control that is disabled while it is busy loses the focus; this gives it back unless it went elsewhere. */
export function useFocusBack(isBusy: boolean, target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const control = target.current;
    if (!isBusy) return;
    return () => {
      if (document.activeElement === document.body) control?.focus({ preventScroll: true });
    };
  }, [isBusy, target]);
}
