import { useEscape } from '../../hooks/useEscape';
import { LoadingScreen } from '../states/LoadingScreen';
import styles from './DialogLoading.module.scss';

/** Stands in for a dialog while its code is on the way: a click must show at once, and Escape take it back. */
export function DialogLoading({ title, onClose }: { title: string; onClose(): void }) {
  useEscape(true, onClose);
  return (
    <div className={styles.curtain}>
      <LoadingScreen variant="minimal" title={title} />
    </div>
  );
}
