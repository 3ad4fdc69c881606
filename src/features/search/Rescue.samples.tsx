import { LONG_NAME, RTL_NAME } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Notice } from '#ui/states/ErrorScreen.tsx';
import { Rescue } from './Rescue.tsx';

function Lists({ names }: { names: readonly string[] }) {
  const alternatives = names.map((label, index) => ({ label, filters: label, count: index + 1 }));
  return (
    <Column>
      <Notice title="No places found">
        <Rescue
          lists={[{ title: `${names.length} categories with matches`, alternatives }]}
          hrefOf={() => '/marketplace'}
          text=""
          kind="place"
          showNamed={() => undefined}
        />
      </Notice>
    </Column>
  );
}

export default {
  'Other filters': <Lists names={['Art', 'Food']} />,
  'Long name': <Lists names={['Art', 'Food', LONG_NAME, RTL_NAME]} />,
} satisfies Samples;
