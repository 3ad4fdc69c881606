import { useStore } from 'react-redux';
import { type RootState, useAppSelector } from '#content/store.ts';
import { PickButton, type PickButtonProps } from '#features/picks/index.ts';
import { selectMyState } from '../model/mySlice.ts';
import { offerUndo } from '../model/offerUndo.ts';

/** A heart in the lists of My festival. In the visitor's own list a press removes the row, which can be undone. */
export function MyPick(props: Omit<PickButtonProps, 'hasText' | 'onDrop'>) {
  const { kind, id, name } = props;
  const store = useStore<RootState>();
  const isOwn = useAppSelector(selectMyState).shared === '';
  return <PickButton {...props} onDrop={isOwn ? () => offerUndo(store, kind, id, name) : undefined} />;
}
