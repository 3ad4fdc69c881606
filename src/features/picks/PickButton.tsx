import { memo } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { Heart } from '#ui/heart/Heart.tsx';
import { pickToggled, selectPicked } from './picksSlice.ts';

export interface PickButtonProps {
  /** The name of its kind. */
  kind: string;
  id: string;
  alias: string | undefined;
  /** The name of what it picks. */
  name: string;
  /** Whether it says so beside the heart. */
  hasText?: boolean;
  /** Called before it drops the document. */
  onDrop?: (() => void) | undefined;
}

/** Picks a document, or drops it. It follows its own pick only, so that a press renders no other. */
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
  return (
    <Heart
      name={name}
      isPressed={isPicked}
      hasText={hasText}
      onPress={() => {
        if (isPicked) onDrop?.();
        dispatch(pickToggled({ kind, id, alias }));
      }}
    />
  );
});
