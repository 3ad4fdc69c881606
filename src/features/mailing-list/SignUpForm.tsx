import { type FormEvent, useId, useRef, useState } from 'react';
import { useSubscribeMutation } from '../../api/submissions/mailingList';
import { useFocusBack } from '../../hooks/useFocusBack';
import { useTelemetry } from '../../hooks/useTelemetry';
import { createDraft } from '../../lib/drafts/draft';
import { asSubmissionError, isFault } from '../../lib/errors/submissionError';
import { Button } from '../../ui/buttons/Button';
import { dismissFailures } from '../../ui/toast/dismissFailures';
import { toast } from '../../ui/toast/toast';
import styles from './SignUpForm.module.scss';
import { TOASTS, WORDS } from './words';

const draft = createDraft(
  () => window.sessionStorage,
  'mailing-list',
  (kept) => (typeof kept === 'string' ? kept : undefined),
);

/** Asks for an address and puts it on the mailing list. What is typed is kept until it is sent. */
export default function SignUpForm() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(() => draft.read() ?? '');
  // The key lets a form that was left and opened again find the sign-up that is on its way.
  const [subscribe, { isLoading, isSuccess }] = useSubscribeMutation({ fixedCacheKey: 'mailing-list' });
  const [wasLoading, setWasLoading] = useState(isLoading);
  const telemetry = useTelemetry();
  useFocusBack(isLoading, input);
  if (isLoading !== wasLoading) {
    setWasLoading(isLoading);
    if (isSuccess) setEmail('');
  }

  function type(text: string) {
    setEmail(text);
    draft.keep(text);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const address = email.trim();
    dismissFailures();
    if (address === '') {
      toast(TOASTS.emailRequired);
      input.current?.focus();
      return;
    }
    const result = await subscribe(address);
    if (result.data !== undefined) {
      draft.forget();
      toast(TOASTS.welcome(result.data));
      return;
    }
    const error = asSubmissionError(result.error);
    toast(TOASTS.failed(error));
    if (isFault(error)) telemetry.failure(error, 'mailing-list');
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={id} className={styles.label}>
        {WORDS.label}
      </label>
      <input
        ref={input}
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        placeholder={WORDS.placeholder}
        className={styles.input}
        required
        disabled={isLoading}
        value={email}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" variant="primary" className={styles.submit} disabled={isLoading}>
        {isLoading ? WORDS.subscribing : WORDS.subscribe}
      </Button>
    </form>
  );
}
