import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PICK_KINDS, type PickKind } from '#lib/picks/pickCode.ts';
import { type Kept, type Picked, type WithPicks, picksAdded, picksRemoved } from '#state/picks/picksSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import type { useMyFestival } from '../useMyFestival.ts';
import styles from '../MyPage.module.scss';

type Own = NonNullable<ReturnType<typeof useMyFestival>['own']>;

/** Says that picks are no longer in the programme, and drops them on request. */
export function MissingPicks({ own }: { own: Own }) {
  const dispatch = useDispatch();
  const picks = useSelector(({ picks }: WithPicks) => picks);
  const [dropped, setDropped] = useState<Partial<Kept>>();
  useMoved(own);
  const missing = eachKind((kind) =>
    Object.fromEntries(own[kind].missing.map((id) => [id, picks[kind][id] ?? ''])),
  );
  const count = countOf(missing);
  if (count > 0) {
    const text = count === 1 ? '1 pick is' : `${count} picks are`;
    return (
      <p className={styles.notice} role="status">
        {`${text} no longer in the programme.`}{' '}
        <Button
          onClick={() => {
            dispatch(picksRemoved(missing));
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
          dispatch(picksAdded(dropped));
          setDropped(undefined);
        }}
      >
        Undo
      </Button>
    </p>
  );
}

/** Keeps the new ids of documents that were created again under their alias. */
function useMoved(own: Own) {
  const dispatch = useDispatch();
  const gone = eachKind((kind) => Object.fromEntries(Object.keys(own[kind].moved).map((id) => [id, ''])));
  const hasMoved = countOf(gone) > 0;
  const follow = useEffectEvent(() => {
    const successors = eachKind((kind) =>
      Object.fromEntries(Object.values(own[kind].moved).map(({ _id, alias }) => [_id, alias?.current ?? ''])),
    );
    dispatch(picksRemoved(gone));
    dispatch(picksAdded(successors));
  });
  useEffect(() => {
    if (hasMoved) follow();
  }, [hasMoved]);
}

function eachKind(make: (kind: PickKind) => Picked): Record<PickKind, Picked> {
  return { event: make('event'), place: make('place'), performer: make('performer') };
}

function countOf(picks: Record<PickKind, Picked>): number {
  return PICK_KINDS.reduce((sum, kind) => sum + Object.keys(picks[kind]).length, 0);
}
