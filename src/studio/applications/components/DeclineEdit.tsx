import type { SupabaseClient } from '@supabase/supabase-js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '../tool.module.css';
import type { VendorListing } from '../../../lib/schema/vendorListing.ts';
import { declineListing } from '../backend.ts';
import type { Application } from '../model/application.ts';
import type { DeclineOutcome } from '../model/listing.ts';
import { reasonStorage } from '../typedStorage.ts';
import { textOf } from '../textOf.ts';
import { useFocused } from '../useFocused.ts';

const RESULTS: Readonly<Record<DeclineOutcome, string>> = {
  declined: 'Declined. The applicant gets a mail.',
  changed: 'Nothing was declined: the edit has changed meanwhile, or it waits no more. Look at it again.',
  unknown: 'Nothing was declined: the application does not exist any more.',
};

interface DeclineEditProps {
  application: Application;
  listing: VendorListing;
  client: SupabaseClient;
  reload: () => Promise<void>;
}

/** Declines an edit in three steps: why, whether it is meant, and what came of it. */
export function DeclineEdit({ application, listing, client, reload }: DeclineEditProps) {
  // The edit as it was when the organiser began: the backend refuses to decline what has changed since.
  const [declined, setDeclined] = useState<VendorListing>();
  const [storage] = useState(() => reasonStorage(application.id));
  const [reason, setReason] = useState(() => storage.read() ?? '');
  const [isChecking, setChecking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const [outcome, setOutcome] = useState<DeclineOutcome>();

  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that cancels is gone; a result takes the focus by itself.
    if (wasOpen.current && !declined && !outcome) opener.current?.focus();
    wasOpen.current = declined !== undefined;
  }, [declined, outcome]);

  async function send() {
    if (!declined || isSending) return;
    setSending(true);
    try {
      setOutcome(await declineListing(client, application.id, { seen: declined.edited_at, reason }));
      storage.remove();
      setFault(undefined);
      setChecking(false);
      setDeclined(undefined);
      await reload();
    } catch (error) {
      setFault(textOf(error));
    }
    setSending(false);
  }

  if (isChecking)
    return (
      <DeclineCheck
        {...{ name: application.company_name, reason: reason.trim(), fault, isSending }}
        onBack={() => setChecking(false)}
        onSend={() => void send()}
      />
    );
  if (declined)
    return (
      <DeclineForm
        reason={reason}
        onChange={(typed) => {
          setReason(typed);
          storage.save(typed);
        }}
        onCancel={() => setDeclined(undefined)}
        onCheck={() => setChecking(true)}
      />
    );
  return (
    <>
      {outcome && <DeclineResult key={outcome} text={RESULTS[outcome]} />}
      {listing.state === 'waiting' && (
        <div>
          <button
            ref={opener}
            type="button"
            onClick={() => {
              setOutcome(undefined);
              setDeclined(listing);
            }}
          >
            Decline the edit
          </button>
        </div>
      )}
    </>
  );
}

function DeclineResult({ text }: { text: string }) {
  const result = useFocused<HTMLParagraphElement>();
  return (
    <p ref={result} tabIndex={-1} className={styles.notice}>
      {text}
    </p>
  );
}

interface DeclineFormProps {
  reason: string;
  onChange: (reason: string) => void;
  onCancel: () => void;
  onCheck: () => void;
}

function DeclineForm({ reason, onChange, onCancel, onCheck }: DeclineFormProps) {
  const form = useFocused<HTMLFormElement>();

  function submit(event: FormEvent) {
    event.preventDefault();
    onCheck();
  }

  return (
    <form ref={form} tabIndex={-1} className={styles.form} onSubmit={submit}>
      <label className={styles.field}>
        Reason to decline the edit, which the applicant reads
        <textarea
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <div className={styles.line}>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className={styles.primary}>
          Check
        </button>
      </div>
    </form>
  );
}

interface DeclineCheckProps {
  name: string;
  reason: string;
  fault: string | undefined;
  isSending: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** Shows what the applicant gets, before it is sent. */
function DeclineCheck({ name, reason, fault, isSending, onBack, onSend }: DeclineCheckProps) {
  const top = useFocused<HTMLParagraphElement>();
  return (
    <div className={styles.form}>
      <p ref={top} tabIndex={-1}>
        {name} gets a mail that the edit is declined.{' '}
        {reason === '' ? 'There is no reason in it.' : 'The reason:'}
      </p>
      {reason !== '' && <blockquote className={styles.text}>{reason}</blockquote>}
      <p role="alert" className={styles.fault}>
        {fault !== undefined && `${fault} Perhaps it was declined all the same; nothing is declined twice.`}
      </p>
      <div className={styles.line}>
        <button type="button" onClick={onBack}>
          Change it
        </button>
        <button type="button" className={styles.primary} onClick={onSend}>
          {isSending ? 'Declining …' : fault === undefined ? 'Decline the edit' : 'Try again'}
        </button>
      </div>
    </div>
  );
}
