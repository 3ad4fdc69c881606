import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { picksReplaced, withPicks } from '#features/picks/index.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { myStateChanged } from '../model/mySlice.ts';
import { type Shown, pickedOf } from '../model/shown.ts';
import styles from '../MyPage.module.scss';

/** Says that this is another visitor's list. The visitor's own list does not change until something is added to it. */
export function SharedList({ shown }: { shown: Shown }) {
  const dispatch = useAppDispatch();
  const picks = useAppSelector(({ picks }) => picks);
  return (
    <div className={styles.notice} role="status">
      <p>Someone shared this list with you. Your own list is unchanged.</p>
      <ButtonRow>
        <Button
          variant="primary"
          onClick={() => {
            dispatch(picksReplaced(withPicks(picks, pickedOf(shown))));
            dispatch(myStateChanged({ shared: '' }));
          }}
        >
          Save all
        </Button>
        <Button onClick={() => dispatch(myStateChanged({ shared: '' }))}>Show mine</Button>
      </ButtonRow>
    </div>
  );
}
