import { commaList } from '#lib/text/commaList.ts';
import { useAppSelector } from '#content/store.ts';
import { PickHeart, selectPicked } from '#features/picks/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { itemAddress } from '#lib/url/listCodec.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { weekdayAndTime } from '#lib/dates/timeTexts.ts';
import { Card } from '#ui/card-grid/Card.tsx';
import { FewCards } from '#ui/card-grid/FewCards.tsx';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';
import { SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from '../model/filters.ts';
import type { ScheduleView } from '../model/scheduleView.ts';
import { MESSAGES } from '../messages/index.ts';
import type { EventCardModel } from '../model/toCard.ts';

interface FirstEventsProps {
  filters: ScheduleFilters;
  /** Undefined while loading. */
  view: ScheduleView | undefined;
  most: number;
}

/** The first events under the filters, as cards. */
export function FirstEvents({ filters, view, most }: FirstEventsProps) {
  const { t } = useI18n();
  const picked = useAppSelector((state) => selectPicked(state, 'event'));
  const cards = view?.days.flatMap(({ hours }) => hours.flatMap(({ entries }) => entries));
  const followCard = useFollowCard();
  return (
    <FewCards
      label={t(MESSAGES.list)}
      items={cards?.slice(0, most).map((card) => ({ _id: card.id, card }))}
      most={most}
      onClick={followCard}
      renderItem={({ card }) => (
        <>
          <Card
            name={card.title}
            detail={detailOf(card, t)}
            picture={card.picture}
            tint={undefined}
            hasLink={false}
            to={itemAddress(scheduleCodec, filters, SCHEDULE_PATH, card.alias)}
            view="grid"
            eager={false}
          />
          <PickHeart
            kind="event"
            id={card.id}
            alias={card.alias}
            name={card.title}
            isPicked={Object.hasOwn(picked, card.id)}
          />
        </>
      )}
    />
  );
}

/** `Sat 2:00 PM, Main Stage` */
function detailOf({ startClock, location }: EventCardModel, t: I18n['t']): string {
  const start = startClock ? weekdayAndTime(startClock, t) : t(MESSAGES.timeUnknown);
  return commaList([start, location], t);
}
