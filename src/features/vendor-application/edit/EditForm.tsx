import type { FormEvent, ReactNode } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ImagesField } from '../components/ImagesField.tsx';
import { SubmitRow } from '../components/SubmitRow.tsx';
import { selectApplicant } from '../model/applicantSlice.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import { MESSAGES } from './messages/index.ts';
import { EditNews, type NewerVersion } from './EditNews.tsx';
import { UploadedPicture } from './UploadedPicture.tsx';
import styles from './Edit.module.scss';

interface EditFormProps {
  /** The address of the present file. */
  picture: string;
  /** A file was chosen before the page was loaded again. */
  hasLostFile: boolean;
  newer: NewerVersion | undefined;
  onSubmit(event: FormEvent): void;
  onCancel(): void;
  onDiscard(): void;
  /** The fields of the texts. */
  children: ReactNode;
}

/** The form that edits a listing, or the answers of an application. A file that is not chosen stays. */
export function EditForm({ picture, hasLostFile, newer, children, ...actions }: EditFormProps) {
  const { t } = useI18n();
  const { busy } = useAppSelector(selectApplicant);
  const { phase } = useAppSelector(selectSubmission);
  const isBusy = busy !== undefined || phase !== 'idle';
  const { onSubmit, onCancel, onDiscard } = actions;
  useLeaveWarning(isBusy);
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={isBusy} className={styles.fields}>
        {children}
        <figure className={styles.present}>
          <UploadedPicture address={picture} />
          <figcaption>{t(MESSAGES.keepsPicture)}</figcaption>
        </figure>
        <ImagesField isRequired={false} hasLostFile={hasLostFile} canUpload={!isBusy} />
      </fieldset>
      <EditNews newer={newer} />
      <SubmitRow label={t(isBusy ? MESSAGES.sending : MESSAGES.send)} isReady onCancel={onCancel}>
        <Button disabled={isBusy} onClick={onDiscard}>
          {t(MESSAGES.discard)}
        </Button>
      </SubmitRow>
    </form>
  );
}
