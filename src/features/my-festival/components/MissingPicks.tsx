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
import { useI18n } from '#hooks/useI18n.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { MESSAGES } from '../messages/index.ts';
import type { useMyFestival } from '../useMyFestival.ts';
import styles from '../MyPage.module.scss';

type Own = NonNullable<ReturnType<typeof useMyFestival>['own']>;

/** Says that picked documents no longer exist, and offers to remove them. */
export function MissingPicks({ own }: { own: Own }) {
  const { t } = useI18n();
  const dispatch = useAppDispatch();
  const picks = useAppSelector(({ picks }) => picks);
  useMoved(own, picks);
  const missing = eachKind(own, ({ missing }, kind) =>
    Object.fromEntries(missing.map((id) => [id, picks.picked[kind]?.[id] ?? ''])),
  );
  const [dropped, setDropped] = useState<typeof missing>();
  const count = countPicks(missing);
  if (count > 0) {
    return (
      <p className={styles.notice} role="status">
        {t(MESSAGES.missing, { count })}{' '}
        <Button
          onClick={() => {
            dispatch(picksReplaced(withoutPicks(picks, missing)));
            setDropped(missing);
          }}
        >
          {t(MESSAGES.remove)}
        </Button>
      </p>
    );
  }
  if (!dropped) return null;
  return (
    <p className={styles.notice} role="status">
      {t(MESSAGES.removed)}{' '}
      <Button
        onClick={() => {
          dispatch(picksReplaced(withPicks(picks, dropped)));
          setDropped(undefined);
        }}
      >
        {t(MESSAGES.undo)}
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
