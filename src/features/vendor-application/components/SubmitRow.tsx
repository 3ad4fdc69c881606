import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useAppSelector } from '#content/store.ts';
import { useFocusBack } from '#hooks/useFocusBack.ts';
import { useOnline } from '#hooks/useOnline.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { NeedsScript } from '#ui/form/NeedsScript.tsx';
import { UploadProgress } from '#ui/form/UploadProgress.tsx';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { selectSubmission } from '../model/submissionSlice.ts';
import { SUBMIT, MESSAGES } from '../model/messages.ts';
import styles from './ApplicationForm.module.scss';

interface SubmitRowProps {
  /** Whether the script has loaded; without it the browser would submit the form to the page's URL. */
  isReady: boolean;
  onCancel(): void;
}

/** The end of the form: its status and the submit button. */
export function SubmitRow({ isReady, onCancel }: SubmitRowProps) {
  const { phase, fraction } = useAppSelector(selectSubmission);
  const isOnline = useOnline();
  const { errors, submitCount } = useFormState();
  const errorCount = Object.keys(errors).length;
  const isBusy = phase !== 'idle';
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(isBusy, button);
  const [long, short] = SUBMIT[isBusy ? 'busy' : 'idle'];
  return (
    <div className={styles.end}>
      <div role="status" className={styles.standing}>
        {!isOnline && (
          <InlineNotice tone="warning" title={MESSAGES.offline}>
            <p>{MESSAGES.offlineDetail}</p>
          </InlineNotice>
        )}
        {errorCount > 0 && submitCount > 0 && <p className={styles.mistakes}>{countErrors(errorCount)}</p>}
      </div>
      <div className={styles.action}>
        <Button
          ref={button}
          type="submit"
          variant="primary"
          disabled={isBusy || !isReady}
          className={styles.submit}
        >
          <span className={styles.long}>{long}</span>
          <span className={styles.short}>{short}</span>
        </Button>
        <NeedsScript />
        <p className={styles.note}>{MESSAGES.requiredNote}</p>
      </div>
      {/* Below the submit button: above it, the second click of a double click would hit it and cancel the upload. */}
      {phase === 'uploading' && (
        <UploadProgress
          label="Uploading your file"
          fraction={fraction}
          cancelLabel="Cancel Upload"
          onCancel={onCancel}
        />
      )}
    </div>
  );
}

function countErrors(count: number): string {
  return count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`;
}
