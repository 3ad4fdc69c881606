import { LONG_NAME, LONG_TEXT } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { TextField } from './TextField.tsx';

export default {
  'Empty, with a hint, wrong': (
    <Column>
      <TextField label="Business Name" isRequired />
      <TextField label="Website URL" type="url" placeholder="https://" hint="Where people find you." />
      <TextField label="Email" isRequired type="email" error="Please enter a valid email" />
    </Column>
  ),
  'Several lines': (
    <Column>
      <TextField label="Description of Project" rows={4} hint="What will you show, and who is it for?" />
    </Column>
  ),
  'Long name': (
    <Column>
      <TextField label={LONG_NAME} hint={LONG_NAME} error={LONG_NAME} />
      <TextField label={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT} />
    </Column>
  ),
} satisfies Samples;
