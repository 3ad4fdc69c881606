import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { SignUpForm } from './SignUpForm.tsx';

export default {
  Empty: (
    <Column>
      <SignUpForm />
    </Column>
  ),
} satisfies Samples;
