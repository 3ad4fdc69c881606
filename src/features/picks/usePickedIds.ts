import { useAppSelector } from '#content/store.ts';
import type { PickedIds } from '#content/lists/pickedIds.ts';
import { selectPicked } from './picksSlice.ts';

/**
 * To which documents a list is limited.
 *
 * @param kind the name of what it lists.
 * @param isMine whether it shows picked ones only.
 */
export function usePickedIds(kind: string, isMine: boolean): PickedIds {
  return useAppSelector((state) => {
    if (!isMine) return undefined;
    return state.picks.isRead ? selectPicked(state, kind) : 'pending';
  });
}
