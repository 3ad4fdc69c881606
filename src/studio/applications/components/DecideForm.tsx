import type { FormEvent } from 'react';
import styles from '../tool.module.css';
import type { Application } from '../model/application.ts';
import type { Decision } from '../model/decision.ts';
import { STATE_NAMES, commonMoves } from '../model/states.ts';
import { useFocused } from '../useFocused.ts';
import type { FreeBooths } from '../useFreeBooths.ts';

interface DecideFormProps {
  applications: readonly Application[];
  decision: Decision;
  booths: FreeBooths;
  /** What is wrong with it, in words. */
  fault: string | undefined;
  onChange: (decision: Decision) => void;
  onCheck: () => void;
}

/** What is decided, why, and for offers which booth until when. */
export function DecideForm({ applications, decision, booths, fault, onChange, onCheck }: DecideFormProps) {
  const form = useFocused<HTMLFormElement>();
  const targets = commonMoves(applications.map(({ status }) => status));
  if (targets.length === 0)
    return <p>There is no decision that is possible for all of them: select fewer, of one status.</p>;

  function submit(event: FormEvent) {
    event.preventDefault();
    onCheck();
  }

  return (
    <form ref={form} tabIndex={-1} className={styles.form} onSubmit={submit}>
      <fieldset className={styles.chips}>
        <legend>They become</legend>
        {targets.map((target) => (
          <label key={target} className={styles.chip}>
            <input
              type="radio"
              name="target"
              checked={decision.target === target}
              onChange={() => onChange({ ...decision, target })}
            />
            {STATE_NAMES[target]}
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        Reason, which applicants read
        <textarea
          rows={3}
          maxLength={2000}
          value={decision.reason}
          onChange={({ target }) => onChange({ ...decision, reason: target.value })}
        />
      </label>
      {decision.target === 'offered' && <Offer {...{ applications, decision, booths, onChange }} />}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <button type="submit" className={styles.primary}>
        Check
      </button>
    </form>
  );
}

type OfferProps = Pick<DecideFormProps, 'applications' | 'decision' | 'booths' | 'onChange'>;

function Offer({ applications, decision, booths: { labels, areUnknown }, onChange }: OfferProps) {
  const { answerBy, booths } = decision;
  return (
    <>
      <label className={styles.field}>
        Answer by, in the time zone of this device
        <input
          type="datetime-local"
          value={answerBy}
          onChange={({ target }) => onChange({ ...decision, answerBy: target.value })}
        />
      </label>
      <p className={styles.quiet}>
        {areUnknown
          ? 'The booths of the map could not be read: type them.'
          : `Free on the map: ${labels.length}. Others can be typed.`}
      </p>
      <datalist id="free-booths">
        {labels.map((label) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </datalist>
      {applications.map(({ id, company_name }) => (
        <label key={id} className={styles.field}>
          Booth for {company_name}
          <input
            list="free-booths"
            maxLength={100}
            autoComplete="off"
            value={booths[id] ?? ''}
            onChange={({ target }) => onChange({ ...decision, booths: { ...booths, [id]: target.value } })}
          />
        </label>
      ))}
    </>
  );
}
