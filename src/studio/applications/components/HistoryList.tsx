import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import styles from '../tool.module.css';
import { readHistory } from '../backend.ts';
import type { History } from '../model/application.ts';
import { STATES } from '../../../lib/applicationStates.ts';
import { STATE_NAMES } from '../model/states.ts';
import { textOf } from '../textOf.ts';
import { DateText } from './DateText.tsx';

/** What happened to an application, and its mails. */
export function HistoryList({ application, client }: { application: string; client: SupabaseClient }) {
  const [history, setHistory] = useState<History>();
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    let isShown = true;
    readHistory(client, application).then(
      (read) => isShown && setHistory(read),
      (error: unknown) => isShown && setFault(textOf(error)),
    );
    return () => {
      isShown = false;
    };
  }, [client, application]);

  if (fault !== undefined)
    return (
      <p role="alert" className={styles.fault}>
        The history could not be read. {fault}
      </p>
    );
  if (!history) return <p className={styles.quiet}>Reading …</p>;
  return (
    <>
      <ol className={styles.entries}>
        {history.events.map((event, index) => (
          <li key={index}>
            <strong>{nameOf(event.target)}</strong> by {event.staff ?? ACTORS[event.actor] ?? event.actor},{' '}
            <DateText date={event.created_at} hasTime />
            {event.reason !== null && <p className={styles.text}>{event.reason}</p>}
          </li>
        ))}
      </ol>
      <h3>Mails</h3>
      <ul className={styles.entries}>
        {history.mails.map((mail, index) => (
          <li key={index}>
            <strong>{nameOf(mail.kind)}</strong> <MailState mail={mail} />
          </li>
        ))}
      </ul>
    </>
  );
}

const ACTORS: Readonly<Record<string, string>> = {
  applicant: 'the applicant',
  organiser: 'an organiser',
  deadline: 'the deadline',
};

/** The name of a state, or of a kind of mail. */
function nameOf(word: string): string {
  const state = STATES.find((one) => one === word);
  return state ? STATE_NAMES[state] : word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
}

function MailState({ mail }: { mail: History['mails'][number] }) {
  const { sent_at, due_at, error } = mail;
  if (sent_at !== null)
    return (
      <>
        sent, <DateText date={sent_at} hasTime />
      </>
    );
  const problem = error === null ? '' : `: ${error}`;
  if (due_at === null) return <span className={styles.fault}>could not be delivered{problem}</span>;
  return `waits to be sent${problem}`;
}
