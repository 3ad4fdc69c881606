import { type ChangeEvent, type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { fileSize } from '#lib/schema/uploadFile.ts';
import { Icon } from '../icons/Icon.tsx';
import { Field, type FieldLabels } from './Field.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './FilePicker.module.scss';

interface FilePickerProps extends FieldLabels {
  name: string;
  /** File extensions, such as `.pdf`. */
  accept: readonly string[];
  file: File | undefined;
  /** Shown while there is no file. */
  note?: string | undefined;
  /** Called with chosen or dropped files, at least one; the caller validates them. */
  onFiles(files: readonly File[]): void;
  onRemove(): void;
  onBlur?(): void;
  isDisabled?: boolean;
  /** The focusable element. */
  ref?: Ref<HTMLInputElement>;
}

/** A single file: chosen in the browser's file dialog, or dropped here. */
export function FilePicker(props: FilePickerProps) {
  const {
    label,
    isRequired,
    hint,
    error,
    name,
    accept,
    file,
    note,
    onFiles,
    onRemove,
    onBlur,
    isDisabled,
    ref,
  } = props;
  const { t } = useI18n();
  const [isOver, setOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);
  const statusId = useId();

  function take(files: FileList | null) {
    if (files?.length) onFiles([...files]);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    take(currentTarget.files);
    // Otherwise the browser fires no event when the same file is chosen again.
    currentTarget.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) take(event.dataTransfer.files);
  }

  function remove() {
    onRemove();
    zone.current?.querySelector('input')?.focus();
  }

  return (
    <Field {...{ label, isRequired, hint, error }}>
      {({ 'aria-describedby': describedBy, required, ...control }) => (
        <div
          ref={zone}
          className={styles.zone}
          data-over={isOver}
          data-invalid={control['aria-invalid']}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            ref={ref}
            type="file"
            name={name}
            accept={accept.join(',')}
            className={styles.input}
            disabled={isDisabled}
            onChange={choose}
            onBlur={onBlur}
            aria-required={required}
            aria-describedby={[statusId, describedBy].filter(Boolean).join(' ')}
            {...control}
          />
          <p id={statusId} role="status" className={styles.status}>
            {file ? (
              <>
                <bdi className={styles.name}>{file.name}</bdi>{' '}
                <span className={styles.size}>{fileSize(file.size)}</span>
              </>
            ) : (
              <span className={styles.invitation}>
                <Icon name="up" />
                {note ?? t(MESSAGES.choose)}
              </span>
            )}
          </p>
          {file && (
            <button
              type="button"
              className={styles.remove}
              disabled={isDisabled}
              aria-label={t(MESSAGES.remove, { name: file.name })}
              onClick={remove}
            >
              <Icon name="close" size={18} />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
