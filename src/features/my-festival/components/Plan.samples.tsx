import { scheduleEventSummarySchema } from '#content/event/schema.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { withUglyTexts } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { planOf } from '../model/plan.ts';
import { sessionsOf } from '../model/sessions.ts';
import { Acts } from './Acts.tsx';
import { Plan } from './Plan.tsx';
import { Walk } from './Walk.tsx';

const TIMES = ['18:00', '18:30', '21:00', '22:30'] as const;

function useSessions(name: string) {
  const { t } = useI18n();
  const events = TIMES.map((time, index) =>
    scheduleEventSummarySchema.parse({
      _id: `event-${index}`,
      title: `${name} ${index + 1}`,
      alias: { current: 'event' },
      startsAt: `2025-10-25T${time}:00Z`,
      endsAt: `2025-10-25T${time.slice(0, 2)}:59:00Z`,
      eventPlace: [{ name }],
    }),
  );
  return sessionsOf(events, useFestivalTime(), () => ({ hall: undefined, rest: '' }), t);
}

function Planned({ name }: { name: string }) {
  const plan = planOf(useSessions(name), new Set(['event-0', 'event-1', 'event-3']), 5);
  return (
    <Column>
      <Plan plan={plan} untimed={[{ _id: 'untimed', name, alias: undefined }]} />
    </Column>
  );
}

function Walked({ name }: { name: string }) {
  const stops = [1, 2].map((number) => ({
    id: `stop-${number}`,
    name,
    alias: 'noodles',
    booth: number === 1 ? `Booth ${number}` : name,
  }));
  return (
    <Column>
      <Walk
        halls={[{ name, map: 'hall-a', stops }]}
        saved={0.2}
        booths={new Map([['stop-1', '/maps?booth=1']])}
        isShared={false}
      />
    </Column>
  );
}

function Performing({ name }: { name: string }) {
  const sessions = useSessions(name).slice(0, 1);
  return (
    <Column>
      <Acts
        acts={[
          { id: 'a', name, alias: 'performer', facets: undefined, sessions },
          { id: 'b', name, alias: undefined, facets: undefined, sessions: [] },
        ]}
      />
    </Column>
  );
}

export default {
  'Clashes and free time': <Planned name="Low Tide" />,
  'A walk': <Walked name="Nova Prints" />,
  Performers: <Performing name="Juniper" />,
  ...withUglyTexts((text) => (
    <>
      <Planned name={text} />
      <Walked name={text} />
      <Performing name={text} />
    </>
  )),
} satisfies Samples;
