import { useId } from 'react';
import { Button } from '../buttons/Button.tsx';
import styles from './UploadProgress.module.scss';

interface UploadProgressProps {
  label: string;
  /** From 0 to 1. */
  fraction: number;
  cancelLabel: string;
  onCancel(): void;
}

/** The progress of an upload, and a button to cancel it. */
export function UploadProgress({ label, fraction, cancelLabel, onCancel }: UploadProgressProps) {
  const id = useId();
  const percent = Math.round(fraction * 100);
  return (
    <div className={styles.upload}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span aria-hidden="true" className={styles.percent}>
        {percent} %
      </span>
      <progress id={id} className={styles.bar} max={100} value={percent} />
      <Button onClick={onCancel}>{cancelLabel}</Button>
    </div>
  );
}
