import styles from '../tool.module.css';
import { download } from '../download.ts';
import { MOST_DECIDED } from '../model/decision.ts';
import type { Row } from '../model/selectApplications.ts';
import { MOST_COMPARED } from '../model/view.ts';
import { writeCsv } from '../model/writeCsv.ts';

interface SelectionProps {
  shown: readonly Row[];
  /** Those of them that are selected. */
  chosen: readonly Row[];
  onSelect: (ids: readonly string[]) => void;
  onDecide: () => void;
  /** How many of them can be published together. */
  publishable: number;
  /** Undefined where listings are written by a command only. */
  onPublish: (() => void) | undefined;
  onCompare: () => void;
}

/** What can be done with the list and with what is selected in it. */
export function Selection({ shown, chosen, publishable, onSelect, ...actions }: SelectionProps) {
  const { onDecide, onPublish, onCompare } = actions;
  const count = chosen.length;
  return (
    <div role="group" aria-label="Selection" className={styles.line}>
      <button
        type="button"
        disabled={shown.length === 0}
        onClick={() => onSelect(shown.slice(0, MOST_DECIDED).map(({ application }) => application.id))}
      >
        {shown.length > MOST_DECIDED ? `Select the first ${MOST_DECIDED}` : 'Select all shown'}
      </button>
      <button type="button" disabled={count === 0} onClick={() => onSelect([])}>
        Select none
      </button>
      <button
        type="button"
        className={styles.primary}
        disabled={count === 0 || count > MOST_DECIDED}
        onClick={onDecide}
      >
        Decide {count}
      </button>
      {onPublish && (
        <button type="button" disabled={publishable === 0} onClick={onPublish}>
          Publish {publishable}
        </button>
      )}
      <button type="button" disabled={count < 2 || count > MOST_COMPARED} onClick={onCompare}>
        Compare 2 to {MOST_COMPARED}
      </button>
      <button
        type="button"
        disabled={shown.length === 0}
        onClick={() => download('applications.csv', 'text/csv', writeCsv(shown))}
      >
        Download CSV
      </button>
    </div>
  );
}
