import { type CSSProperties, type ReactNode, useState } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { longestWord } from '#lib/text/longestWord.ts';
import { Button, ButtonLink } from '../buttons/Button.tsx';
import { errorMessages } from './errorMessages.ts';
import { WORDS } from '../messages/index.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './states.module.scss';

interface ErrorScreenProps {
  /** Its message selects the texts, unless texts are given. */
  error: { message?: string };
  /** The name of this part in failure reports. Default: not reported. */
  where?: string;
  title?: string;
  text?: string;
  /** Undefined: Try Again reloads the page. Null: no Try Again. */
  onRetry?: (() => void) | null;
  onBack?: () => void;
  /** `detailed` adds the message, an Error ID and a hint for developers. */
  variant?: 'plain' | 'detailed';
  /** Whether it is the only content of the screen; its heading is then the h1. */
  isWholeScreen?: boolean;
  /** What else the visitor can do. */
  children?: ReactNode;
}

/** An error screen: what happened, and what the visitor can do. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { error, onRetry = reloadPage, onBack, variant = 'plain', isWholeScreen = false } = props;
  const { t } = useI18n();
  useFailureReport(error, props.where);
  const { message = '' } = error;
  const messages = errorMessages(message);
  return (
    <Notice
      title={props.title ?? t(messages.title)}
      text={props.text ?? t(messages.text)}
      heading={isWholeScreen ? 'h1' : 'h2'}
    >
      {variant === 'detailed' && <ErrorDetails message={message} />}
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {t(WORDS.tryAgain)}
          </Button>
        )}
        <ButtonLink to="/" variant={onRetry ? 'quiet' : 'primary'}>
          {t(WORDS.goHome)}
        </ButtonLink>
        {onBack && <Button onClick={onBack}>{t(MESSAGES.goBack)}</Button>}
      </div>
      {props.children}
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  text?: string;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}

/** A screen with a single message, announced when it appears. */
export function Notice({ title, text, heading: Heading = 'h2', children }: NoticeProps) {
  return (
    <section
      className={styles.screen}
      // On a whole screen the text is at the same position as on the loading screen.
      data-variant={Heading === 'h1' ? 'branded' : 'detailed'}
      role="alert"
    >
      <Heading className={styles.title} style={{ '--longest-word': longestWord(title) } as CSSProperties}>
        {title}
      </Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}

function ErrorDetails({ message }: { message: string }) {
  const { t } = useI18n();
  const [id] = useState(() => Date.now().toString(36).toUpperCase());
  return (
    <details className={styles.details} open>
      <summary>{t(MESSAGES.details)}</summary>
      <p>{message}</p>
      <p>{t(MESSAGES.errorId, { id })}</p>
      <p>{t(MESSAGES.sendId)}</p>
    </details>
  );
}

function reloadPage() {
  window.location.reload();
}
