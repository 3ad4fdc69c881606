import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useSubscribeMutation } from '#submissions/mailingList.ts';
import { useFocusBack } from '#hooks/useFocusBack.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { createFormStorage } from '#lib/formStorage.ts';
import { isServiceLanguage, serviceMessage } from '#submissions/serviceMessage.ts';
import { asSubmissionError, isFault } from '#lib/errors/submissionError.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { NeedsScript } from '#ui/form/NeedsScript.tsx';
import { dismissFailures } from '#ui/toast/dismissFailures.ts';
import { toast } from '#ui/toast/toast.ts';
import styles from './SignUpForm.module.scss';
import { MESSAGES } from './messages/index.ts';

const draft = createFormStorage(
  () => window.sessionStorage,
  'mailing-list',
  (stored) => (typeof stored === 'string' ? stored : undefined),
);

/**
 * Signs an e-mail address up for the mailing list. The text is stored until it is sent. The field is uncontrolled,
 * because on a rendered page it may be filled in before the script has loaded.
 */
export function SignUpForm() {
  const i18n = useI18n();
  const { t, language } = i18n;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // With the cache key a remounted form finds its pending request.
  const [subscribe, { isLoading, isSuccess }] = useSubscribeMutation({ fixedCacheKey: 'mailing-list' });
  const wasLoading = useRef(isLoading);
  const isHydrating = useHydrating();
  const telemetry = useTelemetry();
  useFocusBack(isLoading, input);
  useEffect(() => {
    if (input.current) input.current.value ||= draft.read() ?? '';
  }, []);
  useEffect(() => {
    if (wasLoading.current && isSuccess && input.current) input.current.value = '';
    wasLoading.current = isLoading;
  }, [isLoading, isSuccess]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const address = input.current?.value.trim() ?? '';
    dismissFailures();
    if (address === '') {
      toast({
        title: t(MESSAGES.emailRequired),
        description: t(MESSAGES.emailRequiredDetail),
        variant: 'destructive',
      });
      input.current?.focus();
      return;
    }
    const result = await subscribe(address);
    if (result.data !== undefined) {
      draft.remove();
      const reply = isServiceLanguage(language) ? result.data : undefined;
      toast({ title: t(MESSAGES.welcome), description: reply ?? t(MESSAGES.welcomeDetail) });
      return;
    }
    const error = asSubmissionError(result.error);
    const fallback = error.kind === 'http' ? MESSAGES.refused : MESSAGES.failedDetail;
    toast({
      title: t(MESSAGES.failed),
      description: serviceMessage(error, i18n) ?? t(fallback),
      variant: 'destructive',
    });
    if (isFault(error)) telemetry.failure(error, 'mailing-list');
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={id} className={styles.label}>
        {t(MESSAGES.email)}
      </label>
      <input
        ref={input}
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        placeholder={t(MESSAGES.placeholder)}
        className={styles.input}
        required
        disabled={isLoading}
        onChange={({ target }) => draft.save(target.value)}
      />
      <Button type="submit" variant="primary" className={styles.submit} disabled={isLoading || isHydrating}>
        {t(isLoading ? MESSAGES.subscribing : MESSAGES.subscribe)}
      </Button>
      <NeedsScript />
    </form>
  );
}
