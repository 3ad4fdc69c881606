import { ignore, messageOf } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { ListEnd } from './ListEnd.tsx';

const MESSAGES = {
  loadMore: messageOf('Load More Places'),
  loadingMore: messageOf('Loading more places...'),
  moreFailed: messageOf('More places could not be loaded.'),
};

function End({ isBusy = false, hasFailed = false }: { isBusy?: boolean; hasFailed?: boolean }) {
  return (
    <Wide>
      <ListEnd
        messages={MESSAGES}
        isBusy={isBusy}
        hasFailed={hasFailed}
        hasMore
        nextPage={2}
        isButtonShown
        isEmpty={false}
        hasAhead
        onReadAhead={ignore}
        onLoadMore={ignore}
      />
    </Wide>
  );
}

export default { More: <End />, Loading: <End isBusy />, Failed: <End hasFailed /> } satisfies Samples;
