import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import {
  countPicks,
  eachKind,
  type StoredPicks,
  picksReplaced,
  withoutPicks,
  withPicks,
} from '#features/picks/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import type { useMyFestival } from '../useMyFestival.ts';
import styles from '../MyPage.module.scss';

type Own = NonNullable<ReturnType<typeof useMyFestival>['own']>;

/** Says that picked documents no longer exist, and offers to remove them. */
export function MissingPicks({ own }: { own: Own }) {
  const dispatch = useAppDispatch();
  const picks = useAppSelector(({ picks }) => picks);
  useMoved(own, picks);
  const missing = eachKind(own, ({ missing }, kind) =>
    Object.fromEntries(missing.map((id) => [id, picks.picked[kind]?.[id] ?? ''])),
  );
  const [dropped, setDropped] = useState<typeof missing>();
  const count = countPicks(missing);
  if (count > 0) {
    const text = count === 1 ? '1 saved item is' : `${count} saved items are`;
    return (
      <p className={styles.notice} role="status">
        {`${text} no longer in the program.`}{' '}
        <Button
          onClick={() => {
            dispatch(picksReplaced(withoutPicks(picks, missing)));
            setDropped(missing);
          }}
        >
          Remove
        </Button>
      </p>
    );
  }
  if (!dropped) return null;
  return (
    <p className={styles.notice} role="status">
      Removed.{' '}
      <Button
        onClick={() => {
          dispatch(picksReplaced(withPicks(picks, dropped)));
          setDropped(undefined);
        }}
      >
        Undo
      </Button>
    </p>
  );
}

/** Stores the new ids of documents that were created again with the same alias. */
function useMoved(own: Own, picks: StoredPicks) {
  const dispatch = useAppDispatch();
  const gone = eachKind(own, ({ moved }) => Object.fromEntries(Object.keys(moved).map((id) => [id, ''])));
  const hasMoved = countPicks(gone) > 0;
  const follow = useEffectEvent(() => {
    const successors = eachKind(own, ({ moved }) =>
      Object.fromEntries(Object.values(moved).map(({ _id, alias }) => [_id, alias?.current ?? ''])),
    );
    dispatch(picksReplaced(withPicks(withoutPicks(picks, gone), successors)));
  });
  useEffect(() => {
    if (hasMoved) follow();
  }, [hasMoved]);
}
