import type { Store } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import { picksReplaced, selectPicked, withPickBack } from '#features/picks/index.ts';
import { dismissToast, toast } from '#ui/toast/toast.ts';

let offered: number | undefined;

/** Says that a document is no longer picked, and offers to put it back in its place. Call it before it is dropped. */
export function offerUndo(store: Store<RootState>, kind: string, id: string, name: string): void {
  const before = selectPicked(store.getState(), kind);
  withdrawUndo();
  offered = toast({
    title: `${name} is no longer saved`,
    action: {
      label: 'Undo',
      act: () => store.dispatch(picksReplaced(withPickBack(store.getState().picks, kind, id, before))),
    },
  });
}

/** The offer is for what was dropped last, while its list is on screen. */
export function withdrawUndo(): void {
  if (offered !== undefined) dismissToast(offered);
  offered = undefined;
}
