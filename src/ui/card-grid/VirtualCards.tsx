import { useDeferredValue, useState } from 'react';
import { type GridComponents, type GridItemProps, type GridListProps, VirtuosoGrid } from 'react-virtuoso';
import { useHydrating } from '#hooks/useHydrating.ts';
import type { CardsProps } from './AllCards.tsx';
import { keepPicture } from './keepPicture.ts';

/** Cards within this margin around the window are rendered, so that fast scrolling shows no blank space. CSS pixels. */
const OVERSCAN = { top: 100, bottom: 300 };

/**
 * How many cards are rendered before anything is measured: enough to fill a window, so that content below does not
 * jump.
 */
const FIRST_CARDS = 12;
/** Maximum number of cards in server-rendered HTML, for visitors without scripts. */
const RENDERED_CARDS = 50;

/** With the class names of `CardGrid.module.scss`: imported here, the sheet would be loaded once more with this code. */
interface VirtualCardsProps<Item> extends CardsProps<Item> {
  styles: Readonly<Record<string, string>>;
}

interface GridContext extends Pick<VirtualCardsProps<unknown>, 'label' | 'view' | 'onClick' | 'styles'> {
  count: number;
  /** Whether the list was rendered on Node, with more cards than fit into a window. */
  isRendered: boolean;
}

/** Only the cards near the window, which scrolls, are mounted. */
export default function VirtualCards<Item>({
  label,
  items,
  view,
  keyOf,
  renderItem,
  onClick,
  isLate = false,
  styles,
}: VirtualCardsProps<Item>) {
  const isRendered = useHydrating();
  const [firstView] = useState(view);
  const firstCards = isRendered ? RENDERED_CARDS : isLate && view === firstView ? items.length : FIRST_CARDS;
  // Deferred: Virtuoso first unmounts cards far from the window, so that their removal costs no layout.
  const wasRendered = useDeferredValue(isRendered);
  return (
    <VirtuosoGrid<Item, GridContext>
      // A new key measures again, because rows of the other view have another height.
      key={view}
      useWindowScroll
      data={items}
      context={{ label, view, count: items.length, isRendered: wasRendered, onClick, styles }}
      initialItemCount={Math.min(items.length, firstCards)}
      increaseViewportBy={OVERSCAN}
      components={COMPONENTS}
      computeItemKey={(_index, item) => keyOf(item)}
      itemContent={(index, item) => renderItem(item, index)}
    />
  );
}

/** Virtuoso's components must be the same objects at each render, otherwise it mounts every card again. */
const COMPONENTS: GridComponents<GridContext, HTMLUListElement> = { List, Item };

function List({ context, className, ...rest }: GridListProps<HTMLUListElement> & { context: GridContext }) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the clicks are those of links and buttons in the list
    <ul
      {...rest}
      className={`${context.styles.grid} ${className ?? ''}`}
      data-view={context.view}
      data-rendered={context.isRendered}
      aria-label={context.label}
      onClick={context.onClick}
      onLoadCapture={keepPicture}
    />
  );
}

function Item({ context, children, className, style, ...rest }: GridItemProps & { context: GridContext }) {
  const index = rest['data-index'];
  return (
    <li
      className={`${context.styles.cell} ${className ?? ''}`}
      style={style}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={context.count}
    >
      {children}
    </li>
  );
}
