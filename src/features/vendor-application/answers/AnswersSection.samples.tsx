import { withUglyTexts } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import type { Answers } from '#submissions/applicantLink.ts';
import AnswersSection from './AnswersSection.tsx';

const ANSWERS: Answers = {
  contact_name: 'Mara Lindqvist',
  contact_phone: null,
  name: 'Lumen & Oak',
  description: 'Lamps from fallen oaks.\nEach is turned by hand.',
  website: 'https://lumen.example/',
  instagram: 'https://instagram.com/lumenoak',
  picture: 'https://files.example/plan.pdf',
  edited_at: null,
};

export default {
  Answers: <Sample {...ANSWERS} />,
  ...withUglyTexts((text) => <Sample {...ANSWERS} name={text} description={text} contact_phone={text} />),
} satisfies Samples;

function Sample(answers: Answers) {
  return (
    <Wide>
      <AnswersSection id="1" email="mara@lumen.example" answers={answers} />
    </Wide>
  );
}
