import { useLayoutEffect } from 'react';

/** Dialogs that hold the page at the moment: one may lie over another. */
let holders = 0;

/**
 * Keeps the page beneath from scrolling as long as the caller is rendered. Where its scroll bar took room, that room
 * stays empty, so nothing moves aside. Written through the CSSOM: a <style> element, as dialog libraries inject one, is
 * what the site's security policy forbids.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    if (holders++ === 0) {
      page.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`;
      page.style.overflow = 'hidden';
    }
    return () => {
      if (--holders > 0) return;
      page.style.paddingInlineEnd = '';
      page.style.overflow = '';
    };
  }, []);
}
