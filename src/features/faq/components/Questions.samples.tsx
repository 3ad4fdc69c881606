import { TEXT, withUglyTexts } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Questions } from './Questions.tsx';

function Asked({ question }: { question: string }) {
  const [plain, highlighted] = [false, true].map((isHighlighted, index) => ({
    anchor: `question-${question.length}-${index}`,
    question,
    answer: TEXT,
    isHighlighted,
  }));
  return (
    <Column>
      <Questions questions={[plain, highlighted].flatMap((shown) => shown ?? [])} />
    </Column>
  );
}

export default {
  Two: <Asked question="May I bring my dog?" />,
  ...withUglyTexts((text) => <Asked question={text} />),
} satisfies Samples;
