import { type ReactNode, useId } from 'react';
import styles from './Field.module.scss';

export interface FieldLabels {
  label: string;
  isRequired?: boolean;
  hint?: string | undefined;
  /** Error message of an invalid value. */
  error?: string | undefined;
}

interface FieldProps extends FieldLabels {
  /** Shown beside the label. */
  aside?: ReactNode;
  /** Renders the control with its ARIA attributes. */
  children(control: ControlProps): ReactNode;
}

export interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A form field: label and control side by side; stacked in narrow windows. */
export function Field({ label, isRequired = false, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      <div className={styles.words}>
        <div className={styles.head}>
          <label htmlFor={id} className={styles.label}>
            {label}
            {isRequired && <span aria-hidden="true"> *</span>}
          </label>
          {aside}
        </div>
        {hint !== undefined && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.control}>
        {children({
          id,
          required: isRequired,
          'aria-invalid': error !== undefined,
          'aria-describedby': describedBy || undefined,
        })}
        {error !== undefined && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
