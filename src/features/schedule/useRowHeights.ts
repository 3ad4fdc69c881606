import { useLayoutEffect, useRef, useState } from 'react';
import rowStyles from './components/EventRow.module.scss';
import type { View } from './model/filters.ts';
import type { EventCardModel } from './model/toCard.ts';

export type RowHeights = ReadonlyMap<EventCardModel, number>;

/**
 * The heights of all rows in CSS pixels, so that rows which are not mounted reserve their exact space. Only its title
 * can make a row taller than another, so the titles alone are laid out, all at once, for each width of the list.
 *
 * @param cards the cards of all possible rows.
 * @param rows how the list shows the rows, because each view has other heights; undefined if it shows none, so that
 *   nothing has to be measured.
 * @param hasPage whether the screen began with the rows of a rendered page. They stay until the other rows are
 *   measured: a search that was typed meanwhile is shown after that.
 * @returns a ref for the list; the measured heights; whether everything is measured.
 */
export function useRowHeights(
  cards: readonly EventCardModel[] | undefined,
  rows: View | undefined,
  hasPage: boolean,
) {
  const list = useRef<HTMLDivElement>(null);
  const mayWait = useRef(hasPage);
  const [measured, setMeasured] = useState<{ cards: typeof cards; heights: RowHeights }>();
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || !cards) return;
    let width: number | undefined;
    const measure = () => {
      if (current.clientWidth === width) return;
      width = current.clientWidth;
      setMeasured({ cards, heights: measureTitles(current, cards) });
    };
    const observer = new ResizeObserver(measure);
    const start = () => {
      mayWait.current = false;
      measure();
      observer.observe(current);
    };
    const timer = mayWait.current ? setTimeout(start) : undefined;
    if (timer === undefined) start();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [cards, rows]);
  return {
    list,
    heights: measured?.heights,
    isMeasured: rows === undefined || measured?.cards === cards,
  };
}

function measureTitles(list: HTMLElement, cards: readonly EventCardModel[]): RowHeights {
  const titles = document.createElement('ul');
  titles.className = `${rowStyles.rows} ${rowStyles.measured}`;
  const items = cards.map(({ title, performers, picture }) => {
    const item = document.createElement('li');
    item.className = rowStyles.titleOnly ?? '';
    item.toggleAttribute('data-long', performers !== '');
    item.toggleAttribute('data-pictured', picture !== undefined);
    item.textContent = title;
    return item;
  });
  titles.append(...items);
  list.append(titles);
  const heights = new Map(
    cards.map((card, index) => [card, items[index]?.getBoundingClientRect().height ?? 0]),
  );
  titles.remove();
  return heights;
}
