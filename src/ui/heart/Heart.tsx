import { useRef } from 'react';
import { useReplayedClick } from '#hooks/useReplayedClick.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './Heart.module.scss';

interface HeartProps {
  /** The name of what it picks. */
  name: string;
  isPressed: boolean;
  /** Whether a text is shown beside the heart. */
  hasText?: boolean | undefined;
  onPress(): void;
}

/** A heart that picks an item. Without text it lies in the lower corner of its card or row. */
export function Heart({ name, isPressed, hasText, onPress }: HeartProps) {
  const button = useRef<HTMLButtonElement>(null);
  const onClick = useReplayedClick(button, onPress);
  const Element = hasText ? Button : 'button';
  return (
    <Element
      ref={button}
      type="button"
      className={hasText ? styles.labelled : styles.heart}
      aria-pressed={isPressed}
      aria-label={`Save ${name}`}
      data-replayed=""
      onClick={onClick}
    >
      <Icon name="heart" />
      {hasText && 'Save'}
    </Element>
  );
}
