import { type ReactNode, Suspense, useId, useState } from 'react';
import { useHydrating } from '#hooks/useHydrating.ts';
import styles from './Disclosure.module.scss';

interface DisclosureProps {
  label: string;
  /** Whether it is open until the visitor closes it; called in browsers only. Default: no. */
  isOpenAtFirst?: () => boolean;
  /** It may be a chunk of its own. */
  children: ReactNode;
}

/** A line below the form, which opens what few visitors need. */
export function Disclosure({ label, isOpenAtFirst = () => false, children }: DisclosureProps) {
  const id = useId();
  const isHydrating = useHydrating();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = !isHydrating && (chosen ?? isOpenAtFirst());
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isHydrating}
        onClick={() => setChosen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div id={id}>
          <Suspense>{children}</Suspense>
        </div>
      )}
    </div>
  );
}
