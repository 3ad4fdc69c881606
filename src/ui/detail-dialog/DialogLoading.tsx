import { useEscape } from '#hooks/useEscape.ts';
import { LoadingScreen } from '../states/LoadingScreen.tsx';
import styles from './DialogLoading.module.scss';

interface DialogLoadingProps {
  title: string;
  /** Left out for a dialog that Escape does not close. */
  onClose?(): void;
}

/** Stands in for a dialog while its code is on the way: a click must show at once, and Escape take it back. */
export function DialogLoading({ title, onClose }: DialogLoadingProps) {
  useEscape(onClose !== undefined, () => onClose?.());
  return (
    <div className={styles.curtain}>
      <LoadingScreen variant="minimal" title={title} />
    </div>
  );
}
