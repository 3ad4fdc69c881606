import { useLayoutEffect } from 'react';

/** Number of active locks: dialogs may be stacked. */
let holders = 0;

/**
 * Keeps the page from scrolling while the caller is rendered. The width of a removed scroll bar is reserved, so nothing
 * moves. Set through the CSSOM: the content security policy forbids the <style> elements that dialog libraries inject.
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
