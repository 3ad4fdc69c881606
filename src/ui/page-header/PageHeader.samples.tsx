import { TICKETS_LOADING } from '#lib/calls-to-action/callToAction.ts';
import { BROKEN_PICTURE, samplePicture, withUglyTexts } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Button } from '../buttons/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const SUBTITLE = 'Hundreds of brands and artists dropping exclusive items only at the event!';

export default {
  'With a button': (
    <Wide>
      <PageHeader title="Marketplace" subtitle={SUBTITLE}>
        <Button>Beside it</Button>
      </PageHeader>
    </Wide>
  ),
  'Only a title': (
    <Wide>
      <PageHeader title="Schedule" />
    </Wide>
  ),
  'For reading': (
    <Wide>
      <PageHeader title="Exhibitor Guide" subtitle={SUBTITLE} isLarge />
    </Wide>
  ),
  'Title as a picture, tickets loading': (
    <Wide>
      <PageHeader
        title="Marketplace"
        picture={samplePicture(170)}
        subtitle={SUBTITLE}
        tickets={TICKETS_LOADING}
      />
    </Wide>
  ),
  'Broken picture': (
    <Wide>
      <PageHeader title="Marketplace" picture={BROKEN_PICTURE} />
    </Wide>
  ),
  ...withUglyTexts((text) => (
    <Wide>
      <PageHeader title={text} subtitle={text} />
    </Wide>
  )),
} satisfies Samples;
