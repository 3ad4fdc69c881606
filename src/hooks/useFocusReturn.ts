import { useRef } from 'react';

/** The element that opened the last dialog. A dialog that replaces another returns the focus there. */
let lastOpener: Element | null = null;

/**
 * Props for a dialog's content that return the focus to where it was when the dialog opened. The dialog library does so
 * only for dialogs with a trigger; ours are opened by a URL or by state.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus() {
      if (document.activeElement !== document.body) lastOpener = document.activeElement;
      opener.current = lastOpener;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
