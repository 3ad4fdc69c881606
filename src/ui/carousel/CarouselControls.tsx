import { useI18n } from '#hooks/useI18n.ts';
import { PauseButton, type Subject } from '../buttons/PauseButton.tsx';
import { LineDrawing } from '../icons/Icon.tsx';
import type { useAutoScroll } from './useAutoScroll.ts';
import { WORDS } from '../messages/index.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './CarouselControls.module.scss';

const BACK = 'M15 4l-8 8 8 8';
const ON = 'M9 4l8 8-8 8';

interface CarouselControlsProps {
  subject: Subject;
  /** Number of slides; `selected` counts from 0. */
  count: number;
  selected: number;
  autoScroll: Pick<ReturnType<typeof useAutoScroll>, 'isRunning' | 'canRun' | 'isStopped' | 'toggle'>;
  showControls: boolean;
  showIndicators: boolean;
  /** @param index may be one beyond either end. */
  onTurn(index: number): void;
}

/** The controls of a carousel. Automatic movement can always be stopped, whatever else is shown. */
export function CarouselControls(props: CarouselControlsProps) {
  const { t } = useI18n();
  const { subject, count, selected, autoScroll, showControls, showIndicators, onTurn } = props;
  return (
    <div className={styles.controls}>
      {autoScroll.canRun && (
        <PauseButton subject={subject} isStopped={autoScroll.isStopped} onToggle={autoScroll.toggle} />
      )}
      <div className={styles.arrows} data-shown={showControls}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t(WORDS.previous)}
          onClick={() => onTurn(selected - 1)}
        >
          <LineDrawing path={BACK} />
        </button>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t(WORDS.next)}
          onClick={() => onTurn(selected + 1)}
        >
          <LineDrawing path={ON} />
        </button>
      </div>
      {showIndicators && (
        <div className={styles.indicators} role="group" aria-label={t(MESSAGES.chooseOne)}>
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles.indicator}
              aria-label={t(MESSAGES.show, { number: index + 1, count })}
              aria-current={index === selected}
              onClick={() => onTurn(index)}
            />
          ))}
        </div>
      )}
      {/* Announced only after manual changes: automatic ones must not interrupt. */}
      <p
        className={styles.place}
        data-shown={showIndicators}
        aria-live={autoScroll.isRunning ? 'off' : 'polite'}
        aria-atomic="true"
      >
        {t(MESSAGES.place, { number: selected + 1, count })}
      </p>
    </div>
  );
}
