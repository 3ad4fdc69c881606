import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { countPicks, picksReplaced, withPicks } from '#features/picks/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { MESSAGES } from '../messages/index.ts';
import { myStateChanged } from '../model/mySlice.ts';
import { type Shown, pickedOf } from '../model/shown.ts';
import styles from '../MyPage.module.scss';

/** Says that this is another visitor's list. The visitor's own list does not change until something is added to it. */
export function SharedList({ shown }: { shown: Shown }) {
  const { t } = useI18n();
  const dispatch = useAppDispatch();
  const picks = useAppSelector(({ picks }) => picks);
  const isEmpty = countPicks(picks.picked) === 0;
  return (
    <div className={styles.notice} role="status">
      <p>{`${t(MESSAGES.shared)} ${t(isEmpty ? MESSAGES.ownEmpty : MESSAGES.ownUnchanged)}`}</p>
      <ButtonRow>
        <Button
          variant="primary"
          onClick={() => {
            dispatch(picksReplaced(withPicks(picks, pickedOf(shown))));
            dispatch(myStateChanged({ shared: '' }));
            toast({
              title: t(MESSAGES.saved),
              action: { label: t(MESSAGES.undo), act: () => dispatch(picksReplaced(picks)) },
            });
          }}
        >
          {t(MESSAGES.saveAll)}
        </Button>
        <Button onClick={() => dispatch(myStateChanged({ shared: '' }))}>{t(MESSAGES.showMine)}</Button>
      </ButtonRow>
    </div>
  );
}
