import { Column } from '#gallery/frames.tsx';
import { withUglyTexts } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { SessionLinks } from './SessionLinks.tsx';

const WHEN = 'Saturday, Oct 25, 11:00 AM – 11:45 AM';

function Appearances({ text }: { text: string }) {
  return (
    <Column>
      <SessionLinks
        title="On stage"
        sessions={[
          { id: 'a', title: text, when: WHEN, where: text, to: '/schedule/a' },
          { id: 'b', title: text, when: 'Date TBD', where: text, to: undefined },
        ]}
      />
    </Column>
  );
}

export default {
  Two: <Appearances text="Main Stage" />,
  ...withUglyTexts((text) => <Appearances text={text} />),
} satisfies Samples;
