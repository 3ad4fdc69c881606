import { TEXT, withUglyTexts } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { GuideSectionView } from './GuideSectionView.tsx';

function Sections({ title }: { title: string }) {
  return (
    <Column>
      {[false, true].map((isCollapsible) => (
        <GuideSectionView
          key={String(isCollapsible)}
          section={{
            key: title,
            anchor: `section-${title.length}-${isCollapsible}`,
            title,
            content: TEXT,
            isHighlighted: isCollapsible,
            isCollapsible,
          }}
        />
      ))}
    </Column>
  );
}

export default {
  'Open and closed': <Sections title="Load-in" />,
  ...withUglyTexts((text) => <Sections title={text} />),
} satisfies Samples;
