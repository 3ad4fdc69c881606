import type { Neighbours } from '#ui/detail-dialog/DetailDialog.tsx';
import type { ListDialogProps } from './list.ts';

/** The items before and after the open one in its list. In a module of its own, because only dialogs need it. */
export function neighboursOf({
  slug,
  cards = [],
  hrefOf,
}: Pick<ListDialogProps, 'slug' | 'cards' | 'hrefOf'>): Neighbours | undefined {
  const index = cards.findIndex(({ alias }) => alias === slug);
  const neighbour = (card: (typeof cards)[number] | undefined) => {
    const href = card && hrefOf?.(card.alias);
    return href === undefined ? undefined : { name: card?.name ?? '', href };
  };
  if (index === -1) return undefined;
  return { previous: neighbour(cards[index - 1]), next: neighbour(cards[index + 1]) };
}
