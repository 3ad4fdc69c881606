import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import type { ViewItem } from '#content/saved-view/schema.ts';
import { PickHeart } from '#features/picks/index.ts';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Card } from '#ui/card-grid/Card.tsx';
import { FewCards } from '#ui/card-grid/FewCards.tsx';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';
import { MESSAGES } from '../messages/index.ts';
import { itemCard, itemHref, pickKindOf } from '../model/itemCard.ts';

/** Pictures in the first row load eagerly, all others lazily. */
const EAGER_CARDS = 4;

interface ItemGridProps {
  items: readonly ViewItem[];
  /** The largest number of items to show. Default: all. */
  most?: number;
}

/** Items in the editor's order, as cards that link to the items' dialogs. */
export function ItemGrid({ items, most = items.length }: ItemGridProps) {
  const { t } = useI18n();
  const time = useFestivalTime();
  const picked = useAppSelector(({ picks }) => picks.picked);
  const followCard = useFollowCard();
  return (
    <FewCards
      label={t(MESSAGES.items)}
      items={items.slice(0, most)}
      most={most}
      onClick={followCard}
      renderItem={(item, index) => {
        const kind = pickKindOf(item);
        return (
          <>
            <Card {...itemCard(item, time, t)} to={itemHref(item)} view="grid" eager={index < EAGER_CARDS} />
            {kind && (
              <PickHeart
                kind={kind}
                id={item._id}
                alias={item.alias?.current}
                name={item.name}
                isPicked={Object.hasOwn(picked[kind] ?? {}, item._id)}
              />
            )}
          </>
        );
      }}
    />
  );
}
