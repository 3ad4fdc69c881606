import type { Store } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import { picksReplaced, selectPicked, withPickBack } from '#features/picks/index.ts';
import { pageI18n } from '#lib/i18n/i18n.ts';
import { dismissToast, toast } from '#ui/toast/toast.ts';
import { MESSAGES } from '../messages/index.ts';

let offered: number | undefined;

/**
 * Shows a toast that a document is no longer picked, with a button to undo it. Call it before the document is removed.
 */
export function offerUndo(store: Store<RootState>, kind: string, id: string, name: string): void {
  const before = selectPicked(store.getState(), kind);
  offerUndoOf(pageI18n().t(MESSAGES.dropped, { name }), () =>
    store.dispatch(picksReplaced(withPickBack(store.getState().picks, kind, id, before))),
  );
}

/** Shows a toast that says what was done, with a button to undo it. */
export function offerUndoOf(title: string, undo: () => void): void {
  withdrawUndo();
  offered = toast({ title, action: { label: pageI18n().t(MESSAGES.undo), act: undo } });
}

/** Removes the toast. Undo is offered for the last change, while its list is on screen. */
export function withdrawUndo(): void {
  if (offered !== undefined) dismissToast(offered);
  offered = undefined;
}
