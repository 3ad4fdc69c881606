import { withUglyTexts } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import type { OwnApplication } from '#submissions/applicantLink.ts';
import { OwnApplicationView } from './OwnApplicationView.tsx';

const OFFER: OwnApplication = {
  id: '1',
  created_at: '2031-02-03T10:00:00+00:00',
  status: 'offered',
  company_name: 'Lumen & Oak',
  reason: 'Next to the entrance.\nBring a lamp.',
  booth: 'A12',
  answer_by: '2031-03-01T17:00:00+00:00',
  contact_email: 'mara@lumen.example',
  listing: null,
  answers: null,
};

export default {
  Offered: (
    <Wide>
      <OwnApplicationView application={OFFER} />
    </Wide>
  ),
  Received: (
    <Wide>
      <OwnApplicationView
        application={{ ...OFFER, status: 'submitted', reason: null, booth: null, answer_by: null }}
      />
    </Wide>
  ),
  ...withUglyTexts((text) => (
    <Wide>
      <OwnApplicationView application={{ ...OFFER, company_name: text, reason: text }} />
    </Wide>
  )),
} satisfies Samples;
