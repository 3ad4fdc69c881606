import { type ReactNode, useDeferredValue } from 'react';
import { type GridComponents, type GridItemProps, type GridListProps, VirtuosoGrid } from 'react-virtuoso';
import { useHydrating } from '#hooks/useHydrating.ts';
import type { CardView } from './Card.tsx';
import styles from './CardGrid.module.scss';

/** Rendered beyond the window's edges, so that a fast flick meets pictures and not blanks. CSS pixels. */
const OVERSCAN = { top: 100, bottom: 300 };

/** Rendered before anything is measured: a window's worth, so that what stands below does not jump. */
const FIRST_CARDS = 12;
/** In the HTML of a page: all that the list has loaded, up to a page, for those who read it without its script. */
const RENDERED_CARDS = 50;

interface Surroundings {
  label: string;
  view: CardView;
  count: number;
  /** The list stands in the HTML of a page, with far more cards than a window shows. */
  isRendered: boolean;
}

interface CardGridProps<Item> extends Pick<Surroundings, 'label' | 'view'> {
  items: readonly Item[];
  keyOf(item: Item): string;
  renderItem(item: Item, index: number): ReactNode;
}

/**
 * Cards in columns (`list`: one), scrolling with the window; only those near the window are in the
 * document, however many there are.
 */
export function CardGrid<Item>({ label, items, view, keyOf, renderItem }: CardGridProps<Item>) {
  const isRendered = useHydrating();
  // Virtuoso first takes away what is far from the window: its places are not worth a layout.
  const wasRendered = useDeferredValue(isRendered);
  return (
    <VirtuosoGrid<Item, Surroundings>
      // Rows of another height: measured anew.
      key={view}
      useWindowScroll
      data={items}
      context={{ label, view, count: items.length, isRendered: wasRendered }}
      initialItemCount={Math.min(items.length, isRendered ? RENDERED_CARDS : FIRST_CARDS)}
      increaseViewportBy={OVERSCAN}
      components={PARTS}
      computeItemKey={(_index, item) => keyOf(item)}
      itemContent={(index, item) => renderItem(item, index)}
    />
  );
}

/** Virtuoso's parts must keep their identity, or it mounts every card anew. */
const PARTS: GridComponents<Surroundings, HTMLUListElement> = { List, Item };

function List({ context, className, ...rest }: GridListProps<HTMLUListElement> & { context: Surroundings }) {
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

function Item({ context, children, className, style, ...rest }: GridItemProps & { context: Surroundings }) {
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
