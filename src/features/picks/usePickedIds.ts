import { useAppSelector } from '#content/store.ts';
import type { PickedIds } from '#content/lists/pickedIds.ts';
import { selectPicked } from './picksSlice.ts';

/**
 * The ids to which a list is limited.
 *
 * @param kind the name of the kind that it lists.
 * @param isMine whether it shows only picked documents.
 */
export function usePickedIds(kind: string, isMine: boolean): PickedIds {
  return useAppSelector((state) => {
    if (!isMine) return undefined;
    return state.picks.isRead ? selectPicked(state, kind) : 'pending';
  });
}
