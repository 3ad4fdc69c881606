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
import { LinkToCopy } from '#ui/link-to-copy/LinkToCopy.tsx';
import { MESSAGES as PAGE } from '../messages/index.ts';
import { draftStorage } from '../model/formStorage.ts';
import { linkOf } from '../model/linkStorage.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { useReportFault } from '../useReportFault.ts';
import { MESSAGES } from './messages/index.ts';
import { areSame, textsOf } from './texts.ts';
import { eraseDraft, saveDraft } from './draftCalls.ts';
import { useFocusNews } from './useFocusNews.ts';
import styles from './Draft.module.scss';

type Action = 'save' | 'erase';

/** Saves what is typed into the form, shows the link to it, and deletes what is saved. */
export default function SaveDraft() {
  const i18n = useI18n();
  const { t, prefix } = i18n;
  const dispatch = useAppDispatch();
  const report = useReportFault();
  const isSending = useAppSelector(selectSubmission).phase !== 'idle';
  const texts = textsOf(useWatch<VendorForm>());
  const [saved, setSaved] = useState(() => draftStorage.read());
  // A try whose response was lost is the same draft.
  const [token, setToken] = useState(() => saved?.token ?? makeToken());
  const [running, setRunning] = useState<Action>();
  /** Of the last try. */
  const [result, setResult] = useState<{ action: Action; error: SubmissionError | undefined }>();
  const isSaved = saved !== undefined && areSame(saved.texts, texts);
  const isBusy = isSending || running !== undefined;
  const news = useRef<HTMLDivElement>(null);
  useFocusNews(news, result);

  async function run(action: Action) {
    setRunning(action);
    setResult(undefined);
    const error = await dispatch(action === 'save' ? saveDraft(token, texts) : eraseDraft(token));
    report(error);
    if (!error) {
      setSaved(action === 'save' ? { token, texts } : undefined);
      // The link that was given away stays without a draft.
      if (action === 'erase') setToken(makeToken());
    }
    setRunning(undefined);
    setResult({ action, error });
  }

  const label = saved ? MESSAGES.saveAgain : MESSAGES.make;
  return (
    <div className={styles.save}>
      <p>{t(MESSAGES.detail)}</p>
      <div ref={news} role="status" tabIndex={-1} className={styles.news}>
        {result?.action === 'save' && !result.error && isSaved && (
          <InlineNotice tone="success" title={t(MESSAGES.saved)} />
        )}
        {result?.action === 'erase' && !result.error && (
          <InlineNotice tone="success" title={t(MESSAGES.erased)}>
            <p>{t(MESSAGES.erasedDetail)}</p>
          </InlineNotice>
        )}
        {result?.error && (
          <InlineNotice tone="danger" title={t(PAGE.actionFailed)}>
            <p>{reasonOf(result.error, i18n)}</p>
          </InlineNotice>
        )}
      </div>
      {saved && <LinkToCopy label={t(MESSAGES.link)} address={linkOf('draft', saved.token, prefix)} />}
      <ButtonRow>
        {!isSaved && (
          <Button disabled={isBusy} onClick={() => void run('save')}>
            {t(running === 'save' ? PAGE.working : label)}
          </Button>
        )}
        {saved && (
          <Button disabled={isBusy} onClick={() => void run('erase')}>
            {t(running === 'erase' ? PAGE.working : MESSAGES.erase)}
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}

/** The function's status for texts that are too long. */
const NOT_VALID = 400;

function reasonOf(error: SubmissionError, i18n: I18n): string {
  if (error.kind === 'http' && error.status === NOT_VALID) return i18n.t(MESSAGES.tooLong);
  return failureText(error, i18n);
}
