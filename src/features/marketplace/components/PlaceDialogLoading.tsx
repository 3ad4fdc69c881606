import { LoadingScreen } from '../../../ui/states/LoadingScreen';
import { WORDS } from '../model/words';
import styles from './PlaceDialog.module.scss';

/** Stands in for the dialog while its code is on the way: a click must show at once. */
export function PlaceDialogLoading() {
  return (
    <div className={styles.curtain}>
      <LoadingScreen variant="minimal" title={WORDS.placeLoading} />
    </div>
  );
}
