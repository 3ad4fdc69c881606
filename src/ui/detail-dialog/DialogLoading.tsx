import { useEscape } from '#hooks/useEscape.ts';
import { LoadingScreen } from '../states/LoadingScreen.tsx';
import styles from './DialogLoading.module.scss';

interface DialogLoadingProps {
  title: string;
  /** Undefined for a dialog that Escape does not close. */
  onClose?(): void;
}

/** Shown while a dialog's chunk loads, so that a click has an immediate effect. Escape cancels it. */
export function DialogLoading({ title, onClose }: DialogLoadingProps) {
  useEscape(onClose !== undefined, () => onClose?.());
  return (
    <div className={styles.curtain}>
      <LoadingScreen variant="minimal" title={title} />
    </div>
  );
}
