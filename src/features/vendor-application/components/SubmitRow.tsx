import { type ReactNode, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useAppSelector } from '#content/store.ts';
import { useFocusBack } from '#hooks/useFocusBack.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { useOnline } from '#hooks/useOnline.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { NeedsScript } from '#ui/form/NeedsScript.tsx';
import { UploadProgress } from '#ui/form/UploadProgress.tsx';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { selectSubmission } from '../model/submissionSlice.ts';
import { MESSAGES } from '../messages/index.ts';
import styles from './ApplicationForm.module.scss';

interface SubmitRowProps {
  /** Of the submit button. */
  label: string;
  /** For narrow windows. Default: the same. */
  shortLabel?: string;
  /** Whether the script has loaded; without it the browser would submit the form to the page's URL. */
  isReady: boolean;
  onCancel(): void;
  /** What else can be done. */
  children?: ReactNode;
}

/** The end of the form: its status and the submit button. */
export function SubmitRow({ label, shortLabel, isReady, onCancel, children }: SubmitRowProps) {
  const { t } = useI18n();
  const { phase, fraction } = useAppSelector(selectSubmission);
  const isOnline = useOnline();
  const { errors, submitCount } = useFormState();
  const errorCount = Object.keys(errors).length;
  const isBusy = phase !== 'idle';
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(isBusy, button);
  return (
    <div className={styles.end}>
      <div role="status" className={styles.standing}>
        {!isOnline && (
          <InlineNotice tone="warning" title={t(MESSAGES.offline)}>
            <p>{t(MESSAGES.offlineDetail)}</p>
          </InlineNotice>
        )}
        {errorCount > 0 && submitCount > 0 && (
          <p className={styles.mistakes}>{t(MESSAGES.errors, { count: errorCount })}</p>
        )}
      </div>
      <div className={styles.action}>
        <Button
          ref={button}
          type="submit"
          variant="primary"
          disabled={isBusy || !isReady}
          className={styles.submit}
        >
          {shortLabel === undefined ? (
            label
          ) : (
            <>
              <span className={styles.long}>{label}</span>
              <span className={styles.short}>{shortLabel}</span>
            </>
          )}
        </Button>
        {children}
        <NeedsScript />
        <p className={styles.note}>{t(MESSAGES.requiredNote)}</p>
      </div>
      {/* Below the submit button: above it, the second click of a double click would hit it and cancel the upload. */}
      {phase === 'uploading' && (
        <UploadProgress
          label={t(MESSAGES.uploading)}
          fraction={fraction}
          cancelLabel={t(MESSAGES.cancel)}
          onCancel={onCancel}
        />
      )}
    </div>
  );
}
