import { Alone } from '#gallery/Alone.tsx';
import { ignore } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { ItemDialog } from './ItemDialog.tsx';

function Dialog({ error }: { error?: unknown }) {
  return (
    <ItemDialog
      messages={{
        loading: 'Loading place...',
        missing: 'Place Not Found',
        missingDetail: 'It may have moved.',
      }}
      name={undefined}
      error={error}
      where="gallery"
      titleOf={(heading) => heading}
      description="A place"
      hero={undefined}
      closeHref="/"
      onClose={ignore}
    >
      {undefined}
    </ItemDialog>
  );
}

export default {
  Loading: (
    <Alone>
      <Dialog />
    </Alone>
  ),
  Missing: (
    <Alone>
      <Dialog error={{ kind: 'not-found', message: 'not found' }} />
    </Alone>
  ),
  Failed: (
    <Alone>
      <Dialog error={{ kind: 'network', message: 'Failed to fetch' }} />
    </Alone>
  ),
} satisfies Samples;
