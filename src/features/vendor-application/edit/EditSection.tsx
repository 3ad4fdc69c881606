import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useAppDispatch } from '#content/store.ts';
import type { FormStorage } from '#lib/formStorage.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { TooltipGroup } from '#ui/tooltip/Tooltip.tsx';
import { actionDropped } from '../model/applicantSlice.ts';
import styles from './Edit.module.scss';

interface EditSectionProps<T> {
  title: string;
  /** Of the button that opens the form. */
  label: string;
  /** What is above the facts and the form. */
  intro: ReactNode;
  facts: ReactNode;
  storage: FormStorage<T>;
  /** What the form contains before anything is typed. */
  initial: T;
  form(onDiscard: () => void): ReactNode;
}

/** A section of facts that can be edited. Its form is open as long as there is something typed. */
export function EditSection<T>({ title, label, intro, facts, storage, initial, form }: EditSectionProps<T>) {
  const dispatch = useAppDispatch();
  const headingId = useId();
  // What was typed before the page was loaded again goes on.
  const [isOpen, setOpen] = useState(() => storage.read() !== undefined);
  const wasOpen = useRef(isOpen);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOpen !== wasOpen.current) (isOpen ? place : opener).current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function edit() {
    storage.save(initial);
    setOpen(true);
  }

  function discard() {
    storage.remove();
    dispatch(actionDropped());
    setOpen(false);
  }

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {intro}
      {isOpen ? (
        <div ref={place} role="group" aria-label={label} tabIndex={-1} className={styles.place}>
          <TooltipGroup>{form(discard)}</TooltipGroup>
        </div>
      ) : (
        <>
          {facts}
          <ButtonRow>
            <Button ref={opener} onClick={edit}>
              {label}
            </Button>
          </ButtonRow>
        </>
      )}
    </section>
  );
}
