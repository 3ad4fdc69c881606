import { type RefObject, useEffect } from 'react';

/** A control that is disabled while busy loses the focus; this restores it unless the focus has moved elsewhere. */
export function useFocusBack(isBusy: boolean, target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const control = target.current;
    if (!isBusy) return;
    return () => {
      if (document.activeElement === document.body) control?.focus({ preventScroll: true });
    };
  }, [isBusy, target]);
}
