import { useAppSelector } from '#content/store.ts';
import type { PickKind } from '#content/pickCode.ts';
import type { Limit } from '#content/lists/pickedIds.ts';

/**
 * To which documents a list is limited.
 *
 * @param isMine whether it shows picked ones only.
 */
export function usePickLimit(kind: PickKind, isMine: boolean): Limit {
  return useAppSelector(({ picks }) => {
    if (!isMine) return undefined;
    return picks.isRead ? picks[kind] : 'pending';
  });
}
