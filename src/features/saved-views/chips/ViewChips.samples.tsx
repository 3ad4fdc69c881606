import { savedViewsApi } from '#content/saved-view/api.ts';
import { UGLY_TEXTS } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import { Dispatched } from '#gallery/Sandbox.tsx';
import type { Samples } from '#gallery/samples.ts';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import styles from './ViewChips.module.scss';
import ViewLinks from './ViewLinks.tsx';

function Chips({ titles }: { titles: readonly string[] }) {
  const views = titles.map((title) => ({
    _id: title,
    title,
    alias: { current: title },
    paths: ['/marketplace'],
  }));
  const seed = savedViewsApi.util.upsertQueryEntries([
    { endpointName: 'getSavedViews', arg: undefined, value: views },
  ]);
  return (
    <Dispatched actions={[seed]}>
      <Wide>
        <PageHeader title="Marketplace">
          <div className={styles.chips}>
            <ViewLinks path="/marketplace" />
          </div>
        </PageHeader>
      </Wide>
    </Dispatched>
  );
}

export default {
  Two: <Chips titles={['First timers', 'For children']} />,
  'Ugly texts': <Chips titles={Object.values(UGLY_TEXTS)} />,
} satisfies Samples;
