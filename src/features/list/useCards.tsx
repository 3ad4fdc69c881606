import { type MouseEvent, type ReactNode, memo, useCallback } from 'react';
import { useAppSelector } from '#content/store.ts';
import type { Listed } from '#content/lists/allNames.ts';
import { LateMarks } from '#features/facets/index.ts';
import { PickHeart, selectPicked } from '#features/picks/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { type ListFilters, itemAddress } from '#lib/url/listCodec.ts';
import { Card, type CardView } from '#ui/card-grid/Card.tsx';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';
import { WORDS } from '#ui/messages/index.ts';
import { Pin } from '#ui/pin/Pin.tsx';
import type { List } from './list.ts';

/** How a list renders its cards. */
export interface Cards<Item> {
  renderItem(item: Item, index: number): ReactNode;
  /** Handles the clicks of all links. */
  onClick(event: MouseEvent): void;
}

/**
 * Renders items as cards, each with a heart and a link to its booth. The card links to the item's dialog over the
 * filtered list.
 *
 * @param eagerCards how many of the first cards load their pictures at once.
 */
export function useCards<Item extends Listed>(
  list: List<Item>,
  filters: ListFilters,
  view: CardView,
  eagerCards: number,
): Cards<Item> {
  const booths = list.useBooths();
  const picked = useAppSelector((state) => selectPicked(state, list.queries.kind));
  const onClick = useFollowCard();
  const renderItem = useCallback(
    (item: Item, index: number) => (
      <ListCard
        list={list}
        item={item}
        filters={filters}
        view={view}
        eager={index < eagerCards}
        isPicked={Object.hasOwn(picked, item._id)}
        booth={booths?.get(item._id)}
      />
    ),
    [list, filters, view, eagerCards, picked, booths],
  );
  return { renderItem, onClick };
}

interface ListCardProps<Item extends Listed> {
  list: List<Item>;
  item: Item;
  filters: ListFilters;
  view: CardView;
  eager: boolean;
  isPicked: boolean;
  /** The address of its booth on the map. */
  booth: string | undefined;
}

/** Memoised, so that scrolling renders only new cards, and a heart only its own. */
const ListCard = memo(function ListCard<Item extends Listed>({
  list: { toCard, featuredBadge, codec, path, queries },
  item,
  filters,
  view,
  eager,
  isPicked,
  booth,
}: ListCardProps<Item>) {
  const { t } = useI18n();
  const { isFeatured, alias, ...card } = toCard(item);
  return (
    <>
      <Card
        {...card}
        badge={isFeatured ? featuredBadge : undefined}
        to={itemAddress(codec, filters, path, alias)}
        view={view}
        eager={eager}
      />
      {booth !== undefined && <Pin isInCorner href={booth} label={t(WORDS.showOnMap, { name: card.name })} />}
      {item.facets && <LateMarks isOnCard chosen={item.facets} type={queries.type} />}
      <PickHeart kind={queries.kind} id={item._id} alias={alias} name={card.name} isPicked={isPicked} />
    </>
  );
}) as <Item extends Listed>(props: ListCardProps<Item>) => ReactNode;
