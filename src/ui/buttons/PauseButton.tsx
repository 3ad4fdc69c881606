import { LineDrawing } from '../icons/Icon.tsx';
import styles from './PauseButton.module.scss';

const PAUSE = 'M8 5v14M16 5v14';
const PLAY = 'M7 4.5 19 12 7 19.5Z';

interface PauseButtonProps {
  /** What moves, such as `the film`. */
  subject: string;
  isStopped: boolean;
  onToggle(): void;
}

/** Pauses and resumes a moving element. */
export function PauseButton({ subject, isStopped, onToggle }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${isStopped ? 'Play' : 'Pause'} ${subject}`}
      onClick={onToggle}
    >
      <LineDrawing path={isStopped ? PLAY : PAUSE} />
    </button>
  );
}
