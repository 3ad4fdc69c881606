import { useI18n } from '#hooks/useI18n.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import { LineDrawing } from '../icons/Icon.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './PauseButton.module.scss';

const PAUSE = 'M8 5v14M16 5v14';
const PLAY = 'M7 4.5 19 12 7 19.5Z';

export type Subject = 'film' | 'pictures';

const LABELS: Record<Subject, { play: Message; pause: Message }> = {
  film: { play: MESSAGES.playFilm, pause: MESSAGES.pauseFilm },
  pictures: { play: MESSAGES.playPictures, pause: MESSAGES.pausePictures },
};

interface PauseButtonProps {
  /** What moves. */
  subject: Subject;
  isStopped: boolean;
  onToggle(): void;
}

/** Pauses and resumes a moving element. */
export function PauseButton({ subject, isStopped, onToggle }: PauseButtonProps) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t(LABELS[subject][isStopped ? 'play' : 'pause'])}
      onClick={onToggle}
    >
      <LineDrawing path={isStopped ? PLAY : PAUSE} />
    </button>
  );
}
