import { memo, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useReplayedClick } from '#hooks/useReplayedClick.ts';
import { Heart } from '#ui/heart/Heart.tsx';
import { pickToggled, selectPicked } from './picksSlice.ts';

export interface PickButtonProps {
  /** The name of its kind. */
  kind: string;
  id: string;
  alias: string | undefined;
  /** The name of the document. */
  name: string;
  /** Whether a text is shown beside the heart. */
  hasText?: boolean;
  /** Called before the document is removed from the picks. */
  onDrop?: (() => void) | undefined;
}

/**
 * Picks a document, or removes the pick; the hearts of cards share one listener instead (`useCardClicks`). It selects only its own pick, so that a press does not render other buttons.
 */
export const PickButton = memo(function PickButton({
  kind,
  id,
  alias,
  name,
  hasText,
  onDrop,
}: PickButtonProps) {
  const isPicked = useAppSelector((state) => Object.hasOwn(selectPicked(state, kind), id));
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const onClick = useReplayedClick(button, () => {
    if (isPicked) onDrop?.();
    dispatch(pickToggled({ kind, id, alias }));
  });
  return <Heart ref={button} name={name} isPressed={isPicked} hasText={hasText} onClick={onClick} />;
});
