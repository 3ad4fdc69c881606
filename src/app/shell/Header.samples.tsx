import type { MenuItem } from '#content/festival/menu.ts';
import { eventApi } from '#content/festival/api.ts';
import { eventSchema } from '#content/festival/schema.ts';
import { LONG_NAME, RTL_NAME } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import { Dispatched } from '#gallery/Sandbox.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Header } from './Header.tsx';

function Shown({
  variant = 'logo',
  labels,
}: {
  variant?: 'logo' | 'back' | 'over';
  labels: readonly string[];
}) {
  const items = labels.map((label, index): MenuItem => ({
    ...{ key: label, label, trackingLabel: label, target: { kind: 'internal', to: `/${label}` } },
    ...{ openInNewTab: false, isHighlighted: index === 1, icon: undefined },
  }));
  const event = eventSchema.parse({ _id: 'festival', title: labels[0], nickname: labels[0] });
  const seed = eventApi.util.upsertQueryEntries([
    {
      endpointName: 'getMenu',
      arg: { name: 'home' },
      value: { items, skipped: [], screens: [], hasPickable: true, hasLargeSchedule: false },
    },
  ]);
  return (
    <Dispatched actions={[seed]}>
      <Wide>
        <Header event={event} variant={variant} />
      </Wide>
    </Dispatched>
  );
}

const LABELS = ['Lineup', 'Marketplace', 'Schedule'];

export default {
  Logo: <Shown labels={LABELS} />,
  'A way back': <Shown variant="back" labels={LABELS} />,
  'Long name': <Shown labels={[LONG_NAME, RTL_NAME]} />,
  'A way back to a long name': <Shown variant="back" labels={[LONG_NAME]} />,
} satisfies Samples;
