import type { MouseEvent } from 'react';
import { useAppDispatch } from '#content/store.ts';
import { useReplayedClicks } from '#hooks/useReplayedClicks.ts';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';
import { type Pick, pickToggled } from './picksSlice.ts';

/**
 * Handles the clicks of a list of cards by one listener on the list: links open in the app, and hearts pick. A heart's
 * `value` is the `_id` of its document.
 *
 * @param pickOf returns the document of a heart; undefined if it is not in the list.
 */
export function useCardClicks(pickOf: (id: string) => Pick | undefined): (event: MouseEvent) => void {
  const dispatch = useAppDispatch();
  const followCard = useFollowCard();
  const pressHeart = useReplayedClicks((id) => {
    const pick = pickOf(id);
    if (pick) dispatch(pickToggled(pick));
    return pick !== undefined;
  });
  return (event) => {
    followCard(event);
    pressHeart(event);
  };
}
