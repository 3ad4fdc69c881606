import { type ReactNode, useCallback } from 'react';
import type { Listed } from '#content/lists/allNames.ts';
import { type ListFilters, itemAddress } from '#lib/url/listCodec.ts';
import { Card, type CardView } from '#ui/card-grid/Card.tsx';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';
import type { List } from './list.ts';

/**
 * Renders an item as a card with its buttons. The card links to the item's dialog over the filtered list.
 *
 * @param eagerCards how many of the first cards load their pictures at once.
 */
export function useCardRenderer<Filters extends ListFilters, Item extends Listed>(
  list: List<Filters, Item>,
  filters: Filters,
  view: CardView,
  eagerCards: number,
): (item: Item, index: number) => ReactNode {
  const { path, codec, toCard, featuredBadge } = list;
  const buttonsOf = list.useButtons();
  const followCard = useFollowCard();
  return useCallback(
    (item: Item, index: number) => {
      const { isFeatured, alias, ...card } = toCard(item);
      return (
        <>
          <Card
            {...card}
            badge={isFeatured ? featuredBadge : undefined}
            to={itemAddress(codec, filters, path, alias)}
            view={view}
            eager={index < eagerCards}
            onFollow={followCard}
          />
          {buttonsOf(item)}
        </>
      );
    },
    [toCard, buttonsOf, codec, filters, path, view, featuredBadge, eagerCards, followCard],
  );
}
