import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useScrollLock } from '#hooks/useScrollLock.ts';
import { Button } from '../buttons/Button.tsx';
import styles from './PlainDialog.module.scss';

interface PlainDialogProps {
  title: string;
  children: ReactNode;
  onClose(): void;
}

/**
 * The browser's own dialog, for when the code of a better one cannot be loaded. It is modal as long as it is rendered;
 * Escape and its button close it.
 */
export function PlainDialog({ title, children, onClose }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useScrollLock();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // It gives the focus back only where it is closed before it leaves the page.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      // The page beneath hears the key too; filters are not cleared by what closes a dialog.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      <Button onClick={onClose}>Close</Button>
    </dialog>
  );
}
