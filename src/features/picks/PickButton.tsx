import { memo } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
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
  /** As in HTML: -1 takes the button out of the tab order. */
  tabIndex?: number;
  /** Called before the document is removed from the picks. */
  onDrop?: (() => void) | undefined;
}

/** Picks a document, or removes the pick. It selects only its own pick, so that a press does not render other buttons. */
export const PickButton = memo(function PickButton(props: PickButtonProps) {
  const { kind, id } = props;
  const isPicked = useAppSelector((state) => Object.hasOwn(selectPicked(state, kind), id));
  return <PickHeart {...props} isPicked={isPicked} />;
});

/** A `PickButton` for lists of cards, which select the picks once: a fast scroll renders dozens of cards a second. */
export function PickHeart({
  kind,
  id,
  alias,
  name,
  hasText,
  tabIndex,
  onDrop,
  isPicked,
}: PickButtonProps & { isPicked: boolean }) {
  const dispatch = useAppDispatch();
  return (
    <Heart
      name={name}
      isPressed={isPicked}
      hasText={hasText}
      tabIndex={tabIndex}
      onPress={() => {
        if (isPicked) onDrop?.();
        dispatch(pickToggled({ kind, id, alias }));
      }}
    />
  );
}
