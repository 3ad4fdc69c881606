import { useFestival } from '#content/festival/useFestival.ts';
import { festivalDates } from '#content/festival/eventDates.ts';
import { createResults, ListPage } from '#features/list/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { lineupList } from './lineupList.tsx';
import { MESSAGES } from './messages/index.ts';

export const Results = createResults(lineupList);

/** All performers: search, category, order, letter, view, and a performer's dialog over the list. */
export function Component() {
  const { t } = useI18n();
  const festival = useFestival();
  return (
    <ListPage
      list={lineupList}
      subtitle={t(MESSAGES.datesAndVenue, { dates: festivalDates(festival, t), venue: festival.venue })}
    />
  );
}
