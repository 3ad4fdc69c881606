import { type RefObject, useEffect } from 'react';

/**
 * Ctrl+F or Cmd+F focuses a search box. Pressed again inside the box it is the browser's own: its find
 * opens.
 */
export function useSearchShortcut(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isShortcut =
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === 'f';
      const input = box.current;
      // A dialog over the page makes the box unreachable: then the shortcut is the browser's too.
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
