import { useRef } from 'react';

/** What the last dialog was opened from: a dialog that takes the place of another gives the focus back there. */
let lastOpener: Element | null = null;

/**
 * Props for a dialog's content that give the focus back to where it was when the dialog opened. The dialog library
 * does so by itself only for dialogs with a trigger of their own; ours are opened by an address or by state.
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
