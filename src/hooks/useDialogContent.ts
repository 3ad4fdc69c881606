import { type KeyboardEvent, useRef } from 'react';

/** The element that opened the last dialog. A dialog that replaces another returns the focus there. */
let lastOpener: Element | null = null;

/**
 * Props for a dialog's content. They return the focus to the element that had it when the dialog opened: the dialog
 * library does so only for dialogs with a trigger, and ours are opened by a URL or by state. They also close the dialog
 * by Escape, because the library listens to the key only in the newest layer, which may be a toast.
 */
export function useDialogContent(onClose: () => void) {
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
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // So that nothing beneath the dialog closes as well.
      event.preventDefault();
      onClose();
    },
  };
}
