import { type ReactNode, useDeferredValue } from 'react';
import { type GridComponents, type GridItemProps, type GridListProps, VirtuosoGrid } from 'react-virtuoso';
import { useHydrating } from '#hooks/useHydrating.ts';
import type { CardView } from './Card.tsx';
import styles from './CardGrid.module.scss';

/** Margin around the window in which cards are rendered, so that fast scrolling shows no blanks. CSS pixels. */
const OVERSCAN = { top: 100, bottom: 300 };

/** Rendered before anything is measured: enough to fill a window, so that content below does not jump. */
const FIRST_CARDS = 12;
/** Maximum number of cards in server-rendered HTML, for visitors without scripts. */
const RENDERED_CARDS = 50;

interface GridContext {
  label: string;
  view: CardView;
  count: number;
  /** Whether the list is server-rendered, with more cards than a window shows. */
  isRendered: boolean;
}

interface CardGridProps<Item> extends Pick<GridContext, 'label' | 'view'> {
  items: readonly Item[];
  keyOf(item: Item): string;
  renderItem(item: Item, index: number): ReactNode;
}

/** Virtualised cards in columns (`list`: one) that scroll with the window; only those near the window are mounted. */
export function CardGrid<Item>({ label, items, view, keyOf, renderItem }: CardGridProps<Item>) {
  const isRendered = useHydrating();
  // Virtuoso first unmounts cards far from the window: deferred, so that their removal costs no layout.
  const wasRendered = useDeferredValue(isRendered);
  return (
    <VirtuosoGrid<Item, GridContext>
      // Rows have another height: measure again.
      key={view}
      useWindowScroll
      data={items}
      context={{ label, view, count: items.length, isRendered: wasRendered }}
      initialItemCount={Math.min(items.length, isRendered ? RENDERED_CARDS : FIRST_CARDS)}
      increaseViewportBy={OVERSCAN}
      components={COMPONENTS}
      computeItemKey={(_index, item) => keyOf(item)}
      itemContent={(index, item) => renderItem(item, index)}
    />
  );
}

/** Virtuoso's components must keep their identity, or it mounts every card again. */
const COMPONENTS: GridComponents<GridContext, HTMLUListElement> = { List, Item };

function List({ context, className, ...rest }: GridListProps<HTMLUListElement> & { context: GridContext }) {
  return (
    <ul
      {...rest}
      className={`${styles.grid} ${className ?? ''}`}
      data-view={context.view}
      data-rendered={context.isRendered}
      aria-label={context.label}
    />
  );
}

function Item({ context, children, className, style, ...rest }: GridItemProps & { context: GridContext }) {
  const index = rest['data-index'];
  return (
    <li
      className={`${styles.cell} ${className ?? ''}`}
      style={style}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={context.count}
    >
      {children}
    </li>
  );
}
