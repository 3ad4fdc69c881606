import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './Heart.module.scss';

interface HeartProps {
  /** What it picks. */
  name: string;
  isPressed: boolean;
  /** Whether it says so beside the heart. */
  hasText?: boolean | undefined;
  onPress(): void;
}

/** A heart that picks something. Without text it lies in the lower corner of the card or row that it belongs to. */
export function Heart({ name, isPressed, hasText, onPress }: HeartProps) {
  const state = { 'aria-pressed': isPressed, 'aria-label': `Pick ${name}`, onClick: onPress };
  if (hasText) {
    return (
      <Button {...state} className={styles.labelled}>
        <Icon name="heart" />
        Pick
      </Button>
    );
  }
  return (
    <button type="button" {...state} className={styles.heart}>
      <Icon name="heart" />
    </button>
  );
}
