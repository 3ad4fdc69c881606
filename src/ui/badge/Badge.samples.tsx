import { Row } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Badge } from './Badge.tsx';

const KINDS = ['featured', 'highlighted', 'pinned', 'breaking', 'high', 'normal', 'low'] as const;

export default {
  'All kinds': (
    <Row>
      {KINDS.map((kind) => (
        <Badge key={kind} kind={kind} />
      ))}
    </Row>
  ),
} satisfies Samples;
