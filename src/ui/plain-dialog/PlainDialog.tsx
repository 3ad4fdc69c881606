import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { useScrollLock } from '#hooks/useScrollLock.ts';
import { Button } from '../buttons/Button.tsx';
import { WORDS } from '../messages/index.ts';
import styles from './PlainDialog.module.scss';

interface PlainDialogProps {
  title: string;
  children: ReactNode;
  onClose(): void;
}

/**
 * A native dialog, the fallback if the chunk of another dialog cannot be loaded. It is modal while it is rendered;
 * Escape and its button close it.
 */
export function PlainDialog({ title, children, onClose }: PlainDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useScrollLock();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser returns the focus only if the dialog is closed before it is removed.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      // Otherwise the page beneath would handle Escape, too, and clear its filters.
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
      <Button onClick={onClose}>{t(WORDS.close)}</Button>
    </dialog>
  );
}
