import { useEscape } from '../../../hooks/useEscape';
import { LoadingScreen } from '../../../ui/states/LoadingScreen';
import { WORDS } from '../model/words';
import styles from './PlaceDialog.module.scss';

/** Stands in for the dialog while its code is on the way: a click must show at once, and Escape take it back. */
export function PlaceDialogLoading({ onClose }: { onClose(): void }) {
  useEscape(true, onClose);
  return (
    <div className={styles.curtain}>
      <LoadingScreen variant="minimal" title={WORDS.placeLoading} />
    </div>
  );
}
