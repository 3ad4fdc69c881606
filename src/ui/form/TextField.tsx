import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldLabels } from './Field.tsx';
import styles from './TextField.module.scss';

type Shared = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'placeholder' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

interface TextFieldProps extends FieldLabels, Shared {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** With more than one row it is a textarea, which grows with its text. */
  rows?: number;
  aside?: ReactNode;
  onChange?(event: { target: unknown; type?: string }): unknown;
  onBlur?(event: { target: unknown; type?: string }): unknown;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

export function TextField({
  label,
  isRequired,
  hint,
  error,
  aside,
  type = 'text',
  rows = 1,
  ...own
}: TextFieldProps) {
  return (
    <Field {...{ label, isRequired, hint, error, aside }}>
      {(control) =>
        rows > 1 ? (
          <textarea className={styles.input} rows={rows} dir="auto" {...control} {...own} />
        ) : (
          <input className={styles.input} type={type} dir="auto" {...control} {...own} />
        )
      }
    </Field>
  );
}
