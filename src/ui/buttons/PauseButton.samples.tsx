import { ignore } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { PauseButton } from './PauseButton.tsx';

export default {
  Running: <PauseButton subject="film" isStopped={false} onToggle={ignore} />,
  Stopped: <PauseButton subject="film" isStopped onToggle={ignore} />,
} satisfies Samples;
