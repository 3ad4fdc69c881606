import { useRef } from 'react';

/**
 * Props for a dialog's content that give the focus back to where it was when the dialog opened. The dialog library
 * does so by itself only for dialogs with a trigger of their own; ours are opened by an address or by state.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
