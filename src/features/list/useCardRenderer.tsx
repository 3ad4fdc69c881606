import { type ReactNode, useCallback } from 'react';
import type { CardModel } from '#lib/cards/cardModel.ts';
import { itemAddress } from '#lib/url/listCodec.ts';
import type { ScreenCodec } from '#lib/url/screenCodec.ts';
import { Card, type CardView } from '#ui/card-grid/Card.tsx';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';

interface CardRendererOptions<Filters, Item> {
  /** The list's path, such as `/marketplace`, and the codec of its addresses. */
  path: string;
  codec: ScreenCodec<Filters>;
  filters: Filters;
  toCard(item: Item): CardModel;
  pick(item: Item): ReactNode;
  view: CardView;
  featuredBadge?: ReactNode;
  /** How many of the first cards load their pictures at once. */
  eagerCards: number;
}

/** Renders an item as a card that links to its dialog over the filtered list, with its pick button. */
export function useCardRenderer<Filters, Item>(options: CardRendererOptions<Filters, Item>) {
  const { path, codec, filters, toCard, pick, view, featuredBadge, eagerCards } = options;
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
          {pick(item)}
        </>
      );
    },
    [toCard, pick, codec, filters, path, view, featuredBadge, eagerCards, followCard],
  );
}
