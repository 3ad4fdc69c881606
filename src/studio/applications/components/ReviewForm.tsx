import type { SupabaseClient } from '@supabase/supabase-js';
import { type FormEvent, useRef, useState } from 'react';
import styles from '../tool.module.css';
import { saveReview } from '../backend.ts';
import type { Review } from '../model/application.ts';
import { SCORES } from '../model/view.ts';
import { type TypedReview, reviewStorage } from '../typedStorage.ts';
import { textOf } from '../textOf.ts';

interface ReviewFormProps {
  /** Its id. */
  application: string;
  /** The organiser's own review. */
  stored: Review | undefined;
  client: SupabaseClient;
  onSaved: () => Promise<void>;
}

/** The organiser's own score and note. What is typed is kept in the tab until the backend has it. */
export function ReviewForm({ application, stored, client, onSaved }: ReviewFormProps) {
  const [storage] = useState(() => reviewStorage(application));
  const saved: TypedReview = { score: stored?.score ?? null, note: stored?.note ?? '' };
  const [typed, setTyped] = useState(() => storage.read());
  const latest = useRef(typed);
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const { score, note } = typed ?? saved;

  function type(review: TypedReview | undefined) {
    latest.current = review;
    setTyped(review);
    if (review) storage.save(review);
    else storage.remove();
  }

  async function save() {
    const sent = latest.current;
    if (!sent || isSaving) return;
    setSaving(true);
    try {
      await saveReview(client, application, sent);
      setFault(undefined);
      await onSaved();
      // What was typed meanwhile is not saved.
      if (latest.current === sent) type(undefined);
    } catch (error) {
      setFault(textOf(error));
    }
    setSaving(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.chips}>
        <legend>Your score</legend>
        {[...SCORES, null].map((one) => (
          <label key={one} className={styles.chip}>
            <input
              type="radio"
              name="score"
              checked={score === one}
              onChange={() => type({ score: one, note })}
            />
            {one ?? 'None'}
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        Your note, for organisers
        <textarea
          rows={3}
          maxLength={2000}
          value={note}
          onChange={({ target }) => type({ score, note: target.value })}
        />
      </label>
      <div className={styles.line}>
        <button type="submit" disabled={!typed}>
          {isSaving ? 'Saving …' : fault === undefined ? 'Save' : 'Try again'}
        </button>
        <span role="status" className={fault === undefined ? styles.quiet : styles.fault}>
          {typed && !isSaving && `Not saved. ${fault ?? ''}`}
        </span>
      </div>
    </form>
  );
}
