import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { type SubmissionError, asSubmissionError } from '#lib/errors/submissionError.ts';
import { useResendLinkMutation } from '#submissions/applicantLink.ts';
import { MESSAGES as FIELDS } from '#submissions/messages/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { MESSAGES } from '../messages/index.ts';
import { useReportFault } from '../useReportFault.ts';
import { failureText } from './failureText.ts';
import styles from './Applicant.module.scss';

/** `invalid`: nothing was sent. */
type Result = 'sent' | 'invalid' | SubmissionError;

/** Has the link mailed to an address. The answer is the same for every address, so that it tells nothing about others. */
export default function ResendForm() {
  const i18n = useI18n();
  const { t } = i18n;
  const [resend, { isLoading }] = useResendLinkMutation();
  const [result, setResult] = useState<Result>();
  const report = useReportFault();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result === 'invalid') input.current?.focus();
    else if (result) answer.current?.focus();
  }, [result]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    if (!field || isLoading) return;
    setResult(undefined);
    if (field.value.trim() === '' || !field.validity.valid) return setResult('invalid');
    if (!navigator.onLine) return setResult({ kind: 'network', message: 'offline' });
    const { data, error } = await resend(field.value.trim());
    if (data) return setResult('sent');
    const failure = asSubmissionError(error);
    report(failure);
    setResult(failure);
  }

  return (
    <form noValidate className={styles.resend} onSubmit={(event) => void send(event)}>
      <TextField
        ref={input}
        label={t(MESSAGES.resendEmail)}
        isRequired
        type="email"
        name="email"
        autoComplete="email"
        error={result === 'invalid' ? t(FIELDS.email) : undefined}
      />
      <div>
        <Button type="submit" variant="primary" disabled={isLoading}>
          {t(isLoading ? MESSAGES.working : MESSAGES.resend)}
        </Button>
      </div>
      <div ref={answer} role="status" tabIndex={-1} className={styles.answer}>
        {result === 'sent' && <InlineNotice tone="info" title={t(MESSAGES.resent)} />}
        {typeof result === 'object' && (
          <InlineNotice tone="danger" title={t(MESSAGES.actionFailed)}>
            <p>{failureText(result, i18n)}</p>
          </InlineNotice>
        )}
      </div>
    </form>
  );
}
