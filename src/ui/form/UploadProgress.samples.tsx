import { ignore } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { UploadProgress } from './UploadProgress.tsx';

export default {
  'Under way': (
    <Column>
      {[0, 0.43, 1].map((fraction) => (
        <UploadProgress
          key={fraction}
          label="Uploading your file"
          fraction={fraction}
          cancelLabel="Cancel Upload"
          onCancel={ignore}
        />
      ))}
    </Column>
  ),
} satisfies Samples;
