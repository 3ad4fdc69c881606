import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { countPicks, picksReplaced, withPicks } from '#features/picks/index.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { myStateChanged } from '../model/mySlice.ts';
import { type Shown, pickedOf } from '../model/shown.ts';
import styles from '../MyPage.module.scss';

/** Says that this is another visitor's list. The visitor's own list does not change until something is added to it. */
export function SharedList({ shown }: { shown: Shown }) {
  const dispatch = useAppDispatch();
  const picks = useAppSelector(({ picks }) => picks);
  const isEmpty = countPicks(picks.picked) === 0;
  return (
    <div className={styles.notice} role="status">
      <p>
        {'This list is not yours: someone shared it with you. '}
        {isEmpty ? 'You have saved nothing yet.' : 'Your own list is unchanged.'}
      </p>
      <ButtonRow>
        <Button
          variant="primary"
          onClick={() => {
            dispatch(picksReplaced(withPicks(picks, pickedOf(shown))));
            dispatch(myStateChanged({ shared: '' }));
            toast({
              title: 'Saved to My festival',
              action: { label: 'Undo', act: () => dispatch(picksReplaced(picks)) },
            });
          }}
        >
          Save all
        </Button>
        <Button onClick={() => dispatch(myStateChanged({ shared: '' }))}>Show mine</Button>
      </ButtonRow>
    </div>
  );
}
