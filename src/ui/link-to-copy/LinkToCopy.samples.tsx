import type { Samples } from '#gallery/samples.ts';
import { Button } from '../buttons/Button.tsx';
import { LinkToCopy } from './LinkToCopy.tsx';

export default {
  Short: <LinkToCopy label="Link" address="https://festival.example/my?list=e1" />,
  'Long, and another button': (
    <LinkToCopy
      label="Link"
      variant="primary"
      address={`https://festival.example/my?list=${'e1.'.repeat(80)}`}
    >
      <Button>Send</Button>
    </LinkToCopy>
  ),
} satisfies Samples;
