import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { SubmissionError } from '#lib/errors/submissionError.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { makeToken } from '#lib/linkToken.ts';
import type { VendorForm } from '#submissions/vendorApplicationSchema.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { failureText } from '../applicant/failureText.ts';
import { LinkToCopy } from '../components/LinkToCopy.tsx';
import { MESSAGES as PAGE } from '../messages/index.ts';
import { draftStorage } from '../model/formStorage.ts';
import { linkOf } from '../model/linkStorage.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { useReportFault } from '../useReportFault.ts';
import { MESSAGES } from './messages/index.ts';
import { areSame, textsOf } from './texts.ts';
import { saveDraft } from './draftCalls.ts';
import { useFocusNews } from './useFocusNews.ts';
import styles from './Draft.module.scss';

/** Saves what is typed into the form, and shows the link to it. */
export default function SaveDraft() {
  const i18n = useI18n();
  const { t, prefix } = i18n;
  const dispatch = useAppDispatch();
  const report = useReportFault();
  const isSending = useAppSelector(selectSubmission).phase !== 'idle';
  const texts = textsOf(useWatch<VendorForm>());
  const [saved, setSaved] = useState(() => draftStorage.read());
  // A try whose response was lost is the same draft.
  const [token] = useState(() => saved?.token ?? makeToken());
  const [isSaving, setSaving] = useState(false);
  /** Of the last try. */
  const [result, setResult] = useState<{ error: SubmissionError | undefined }>();
  const isSaved = saved !== undefined && areSame(saved.texts, texts);
  const news = useRef<HTMLDivElement>(null);
  useFocusNews(news, result);

  async function save() {
    setSaving(true);
    setResult(undefined);
    const error = await dispatch(saveDraft(token, texts));
    report(error);
    if (!error) setSaved({ token, texts });
    setSaving(false);
    setResult({ error });
  }

  const label = saved ? MESSAGES.saveAgain : MESSAGES.make;
  return (
    <div className={styles.save}>
      <p>{t(MESSAGES.detail)}</p>
      <div ref={news} role="status" tabIndex={-1} className={styles.news}>
        {result && !result.error && isSaved && <InlineNotice tone="success" title={t(MESSAGES.saved)} />}
        {result?.error && (
          <InlineNotice tone="danger" title={t(PAGE.actionFailed)}>
            <p>{reasonOf(result.error, i18n)}</p>
          </InlineNotice>
        )}
      </div>
      {saved && <LinkToCopy label={t(MESSAGES.link)} address={linkOf('draft', saved.token, prefix)} />}
      {!isSaved && (
        <ButtonRow>
          <Button disabled={isSending || isSaving} onClick={() => void save()}>
            {t(isSaving ? PAGE.working : label)}
          </Button>
        </ButtonRow>
      )}
    </div>
  );
}

/** The function's status for texts that are too long. */
const NOT_VALID = 400;

function reasonOf(error: SubmissionError, i18n: I18n): string {
  if (error.kind === 'http' && error.status === NOT_VALID) return i18n.t(MESSAGES.tooLong);
  return failureText(error, i18n);
}
