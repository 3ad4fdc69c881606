import { type RefObject, useEffect } from 'react';

/** Ctrl+F or Cmd+F focuses a search box. Pressed again inside the box it opens the browser's find bar. */
export function useSearchShortcut(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isShortcut =
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === 'f';
      const input = box.current;
      // A dialog over the page makes the box unreachable: then the browser handles the shortcut too.
      if (
        !isShortcut ||
        !input ||
        document.activeElement === input ||
        document.querySelector('[role="dialog"]')
      )
        return;
      event.preventDefault();
      input.focus();
      input.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
