import { withUglyTexts } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { InlineNotice } from './InlineNotice.tsx';

const TONES = ['info', 'warning', 'danger', 'success', 'tip'] as const;

export default {
  'Each tone': (
    <Column>
      {TONES.map((tone) => (
        <InlineNotice key={tone} tone={tone} title="Bring the badge that came by mail">
          <p>Without it you stand in line at the box office, which opens at ten.</p>
        </InlineNotice>
      ))}
    </Column>
  ),
  'No title': (
    <Column>
      <InlineNotice tone="info">
        <p>There is no cloakroom.</p>
      </InlineNotice>
    </Column>
  ),
  'No text': (
    <Column>
      <InlineNotice tone="success" title="You are in" />
    </Column>
  ),
  ...withUglyTexts((text) => (
    <Column>
      <InlineNotice tone="warning" title={text}>
        <p dir="auto">{text}</p>
      </InlineNotice>
    </Column>
  )),
} satisfies Samples;
