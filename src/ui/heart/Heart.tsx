import type { ComponentProps } from 'react';
import { Button } from '../buttons/Button.tsx';
import styles from './Heart.module.scss';

interface HeartProps extends Pick<ComponentProps<'button'>, 'ref' | 'value' | 'onClick'> {
  /** The name of what it picks. */
  name: string;
  isPressed: boolean;
  /** Whether a text is shown beside the heart. */
  hasText?: boolean | undefined;
}

/**
 * A heart that picks an item. Without text it lies in the lower corner of its card or row. A list handles the clicks of
 * all its hearts, and knows each by its `value`.
 */
export function Heart({ name, isPressed, hasText, ...rest }: HeartProps) {
  const Element = hasText ? Button : 'button';
  return (
    <Element
      type="button"
      className={hasText ? styles.labelled : styles.heart}
      aria-pressed={isPressed}
      aria-label={`Save ${name}`}
      data-replayed=""
      {...rest}
    >
      {hasText && 'Save'}
    </Element>
  );
}
