import { useI18n } from '#hooks/useI18n.ts';
import { Button } from '../buttons/Button.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './Heart.module.scss';

interface HeartProps {
  /** The name of what it picks. */
  name: string;
  isPressed: boolean;
  /** Whether a text is shown beside the heart. */
  hasText?: boolean | undefined;
  tabIndex?: number | undefined;
  onPress(): void;
}

/**
 * A heart that picks an item. Without text it lies in the lower corner of its card or row. A press before hydration,
 * which React drops, is noted in `data-replayed` (`app/replayClicks.ts`) and takes effect afterwards. That needs no
 * effect: a long list of hearts pays for none.
 */
export function Heart({ name, isPressed, hasText, tabIndex, onPress }: HeartProps) {
  const { t } = useI18n();
  const Element = hasText ? Button : 'button';
  const press = (button: HTMLButtonElement) => {
    button.removeAttribute('data-replayed');
    onPress();
  };
  return (
    <Element
      // In a task of its own: React handles the noted click itself if it hydrates the heart because of it.
      ref={(button) => {
        if (button?.dataset.replayed) setTimeout(() => button.dataset.replayed && press(button));
      }}
      type="button"
      tabIndex={tabIndex}
      className={hasText ? styles.labelled : styles.heart}
      aria-pressed={isPressed}
      aria-label={t(hasText && isPressed ? MESSAGES.savedItem : MESSAGES.saveItem, { name })}
      data-replayed=""
      onClick={({ currentTarget }) => press(currentTarget)}
    >
      {hasText && t(isPressed ? MESSAGES.saved : MESSAGES.save)}
    </Element>
  );
}
