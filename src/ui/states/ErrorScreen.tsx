import { type ReactNode, useState } from 'react';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { Button, ButtonLink } from '../buttons/Button.tsx';
import { errorMessages } from './errorMessages.ts';
import styles from './states.module.scss';

interface ErrorScreenProps {
  /** Its message chooses the words where none are given. */
  error: { message?: string };
  /** What the makers are told has failed; left out where they need not hear of it. */
  where?: string;
  title?: string;
  text?: string;
  /** Undefined: Try Again loads the page anew. Null: there is nothing to try again. */
  onRetry?: (() => void) | null;
  onBack?: () => void;
  /** `detailed` adds what an engineer asks for: the message, an Error ID and a hint. */
  variant?: 'plain' | 'detailed';
  /** Whether it is all that the screen shows; its heading is then the screen's. */
  isWholeScreen?: boolean;
}

/** A failed screen: what happened, and the ways on. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { error, onRetry = reloadPage, onBack, variant = 'plain', isWholeScreen = false } = props;
  useFailureReport(error, props.where);
  const { message = '' } = error;
  const messages = errorMessages(message);
  return (
    <Notice
      title={props.title ?? messages.title}
      text={props.text ?? messages.text}
      heading={isWholeScreen ? 'h1' : 'h2'}
    >
      {variant === 'detailed' && <ErrorDetails message={message} />}
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        )}
        <ButtonLink to="/" variant={onRetry ? 'quiet' : 'primary'}>
          Go Home
        </ButtonLink>
        {onBack && <Button onClick={onBack}>Go Back</Button>}
      </div>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  text?: string;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}

/** A designed screen that says one thing; announced when it appears. */
export function Notice({ title, text, heading: Heading = 'h2', children }: NoticeProps) {
  return (
    <section
      className={styles.screen}
      // A whole screen's words stand where those of its loading stood.
      data-variant={Heading === 'h1' ? 'branded' : 'detailed'}
      role="alert"
    >
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}

function ErrorDetails({ message }: { message: string }) {
  const [id] = useState(() => Date.now().toString(36).toUpperCase());
  return (
    <details className={styles.details} open>
      <summary>Details</summary>
      <p>{message}</p>
      <p>Error ID: {id}</p>
      <p>If this keeps happening, tell our support this ID and what you were doing.</p>
    </details>
  );
}

function reloadPage() {
  window.location.reload();
}
