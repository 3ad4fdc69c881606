import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { TooltipGroup } from '#ui/tooltip/Tooltip.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { SentNotice } from './SentNotice.tsx';

export default {
  Empty: (
    <Wide>
      <TooltipGroup>
        <ApplicationForm />
      </TooltipGroup>
    </Wide>
  ),
  Sent: (
    <Wide>
      <SentNotice isNew={false} />
    </Wide>
  ),
} satisfies Samples;
