import { ignore } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { MineToggle } from './MineToggle.tsx';

export default {
  Off: <MineToggle isOn={false} onChange={ignore} />,
  On: <MineToggle isOn onChange={ignore} />,
} satisfies Samples;
