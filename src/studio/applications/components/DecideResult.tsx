import styles from '../tool.module.css';
import type { Application } from '../model/application.ts';
import { OUTCOMES, type Outcome, resultText } from '../model/decision.ts';
import { useFocused } from '../useFocused.ts';

const NAMES: Readonly<Record<Outcome, string>> = {
  moved: 'Decided',
  changed: 'Changed by somebody else',
  taken: 'Booth is taken',
  refused: 'Not possible',
  unknown: 'Does not exist any more',
};

interface DecideResultProps {
  applications: readonly Application[];
  /** By id. */
  outcomes: ReadonlyMap<string, Outcome>;
  onClose: () => void;
}

/** What came of a decision, by outcome. */
export function DecideResult({ applications, outcomes, onClose }: DecideResultProps) {
  const top = useFocused<HTMLParagraphElement>();
  return (
    <div className={styles.form}>
      <p ref={top} tabIndex={-1}>
        {resultText([...outcomes.values()])}.
      </p>
      {OUTCOMES.map((outcome) => {
        const names = applications.filter(({ id }) => outcomes.get(id) === outcome);
        if (names.length === 0) return null;
        return (
          <section key={outcome}>
            <h3>{NAMES[outcome]}</h3>
            <ul>
              {names.map(({ id, company_name }) => (
                <li key={id}>{company_name}</li>
              ))}
            </ul>
          </section>
        );
      })}
      <button type="button" className={styles.primary} onClick={onClose}>
        Done
      </button>
    </div>
  );
}
