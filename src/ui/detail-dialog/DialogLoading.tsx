import { useEscape } from '#hooks/useEscape.ts';
import { LoadingScreen } from '../states/LoadingScreen.tsx';
import styles from './DialogLoading.module.scss';

interface DialogLoadingProps {
  title: string;
  /** Undefined for a dialog that Escape does not close. */
  onClose?(): void;
}

/** Placeholder of a dialog while its chunk loads: a click must have an immediate effect, which Escape cancels. */
export function DialogLoading({ title, onClose }: DialogLoadingProps) {
  useEscape(onClose !== undefined, () => onClose?.());
  return (
    <div className={styles.curtain}>
      <LoadingScreen variant="minimal" title={title} />
    </div>
  );
}
