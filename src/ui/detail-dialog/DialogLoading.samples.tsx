import { Alone } from '#gallery/Alone.tsx';
import { ignore } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { DialogLoading } from './DialogLoading.tsx';

export default {
  Loading: (
    <Alone>
      <DialogLoading title="Loading place..." onClose={ignore} />
    </Alone>
  ),
} satisfies Samples;
