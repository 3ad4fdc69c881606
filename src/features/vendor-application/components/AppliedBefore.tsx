import { Suspense, useId, useState } from 'react';
import { useHydrating } from '#hooks/useHydrating.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { MESSAGES } from '../messages/index.ts';
import styles from './AppliedBefore.module.scss';
import { MissingPart } from './MissingPart.tsx';

const ResendForm = lazyWithFallback(
  () => import(/* webpackChunkName: "applicant" */ '../applicant/ResendForm.tsx'),
  MissingPart,
);

/** A line for visitors who have applied already. It opens the form that sends them their link. */
export function AppliedBefore() {
  const { t } = useI18n();
  const id = useId();
  const isHydrating = useHydrating();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.before}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isHydrating}
        onClick={() => setOpen(!isOpen)}
      >
        {t(MESSAGES.appliedBefore)}
      </button>
      {isOpen && (
        <div id={id}>
          <Suspense>
            <ResendForm />
          </Suspense>
        </div>
      )}
    </div>
  );
}
