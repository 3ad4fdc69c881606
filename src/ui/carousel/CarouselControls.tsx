import { PauseButton } from '../buttons/PauseButton.tsx';
import { LineDrawing } from '../icons/Icon.tsx';
import type { useAutoScroll } from './useAutoScroll.ts';
import styles from './CarouselControls.module.scss';

const BACK = 'M15 4l-8 8 8 8';
const ON = 'M9 4l8 8-8 8';

interface CarouselControlsProps {
  subject: string;
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
          aria-label="Previous"
          onClick={() => onTurn(selected - 1)}
        >
          <LineDrawing path={BACK} />
        </button>
        <button type="button" className={styles.arrow} aria-label="Next" onClick={() => onTurn(selected + 1)}>
          <LineDrawing path={ON} />
        </button>
      </div>
      {showIndicators && (
        <div className={styles.indicators} role="group" aria-label="Choose one">
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles.indicator}
              aria-label={`Show ${index + 1} of ${count}`}
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
        {selected + 1} of {count}
      </p>
    </div>
  );
}
