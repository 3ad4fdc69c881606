import { LONG_NAME, TEXT, ignore, messageOf, withUglyTexts } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { Chapter } from './Chapter.tsx';
import { ChapterPage } from './ChapterPage.tsx';

const MESSAGES = {
  title: messageOf('FAQ'),
  loading: messageOf('Loading FAQ...'),
  loadingDetail: messageOf('Finding answers'),
  failed: messageOf('FAQ could not be loaded'),
  failedDetail: messageOf('Check your connection.'),
  empty: messageOf('No questions yet'),
  emptyDetail: messageOf('Answers appear here before the festival.'),
};

interface ChaptersProps {
  titles?: readonly string[];
  error?: { message: string };
}

function Chapters({ titles, error }: ChaptersProps) {
  const contents = titles?.map((title, index) => ({
    anchor: `chapter-${title.length}-${index}`,
    title,
    entries: [],
  }));
  return (
    <Wide>
      <ChapterPage
        messages={MESSAGES}
        head={{ title: 'FAQ' }}
        subtitle="Everything you need to know"
        contents={contents}
        error={error}
        where="gallery"
        onRetry={ignore}
      >
        {contents?.map(({ anchor, title }, index) => (
          <Chapter key={anchor} anchor={anchor} number={index + 1} title={title}>
            <RichText value={TEXT} />
          </Chapter>
        ))}
      </ChapterPage>
    </Wide>
  );
}

export default {
  Chapters: <Chapters titles={['Tickets', 'Getting there', 'In the halls']} />,
  Loading: <Chapters />,
  Failed: <Chapters error={{ message: 'Failed to fetch' }} />,
  Empty: <Chapters titles={[]} />,
  ...withUglyTexts((text) => <Chapters titles={[text, LONG_NAME]} />),
} satisfies Samples;
