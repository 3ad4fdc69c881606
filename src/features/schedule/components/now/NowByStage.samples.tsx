import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { scheduleEventSummarySchema } from '#content/event/schema.ts';
import { LONG_NAME, RTL_NAME, ignore } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { toCards } from '../../model/toCard.ts';
import NowByStage from './NowByStage.tsx';

const EVENTS = ['Main Stage', 'Garden', LONG_NAME, RTL_NAME].flatMap((stage) =>
  ['18:00', '19:00'].map((time) =>
    scheduleEventSummarySchema.parse({
      _id: `${stage} ${time}`,
      title: time === '18:00' ? 'Low Tide' : stage,
      alias: { current: stage },
      startsAt: `2025-10-25T${time}:00Z`,
      endsAt: `2025-10-25T${time.replace('00', '45')}:00Z`,
      eventPlace: [{ name: stage }],
    }),
  ),
);

function Stages({ now }: { now: string }) {
  const { t } = useI18n();
  const cards = toCards(EVENTS, useFestivalTime(), t);
  return (
    <Wide>
      <NowByStage cards={cards} now={Date.parse(now)} hrefOf={() => '/schedule/event'} onFollow={ignore}>
        <Button>Show All Days</Button>
      </NowByStage>
    </Wide>
  );
}

export default {
  'Events are on': <Stages now="2025-10-25T18:30:00Z" />,
  'Nothing is on': <Stages now="2025-10-25T18:50:00Z" />,
  'After the last event': <Stages now="2025-10-25T23:00:00Z" />,
} satisfies Samples;
