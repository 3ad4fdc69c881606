import type { Grid, GridBox } from './grid.ts';

/** The part of the grid near the window: minutes from its upper edge, and indices of rooms, both inclusive. */
export interface GridWindow {
  top: number;
  bottom: number;
  first: number;
  last: number;
}

/** Whether a box is at least partly in a part of the grid. */
export function isAmong({ column, top, length }: GridBox, part: GridWindow): boolean {
  return column >= part.first && column <= part.last && top <= part.bottom && top + length >= part.top;
}

/**
 * The box that a key leads to: up and down in the same room; left and right in the nearest room with an event on that
 * day; Home and End in the first and last of these rooms. In another room it is the box with the nearest start.
 *
 * @param key as in keyboard events, with `ArrowLeft` and `ArrowRight` as in left-to-right scripts.
 * @returns undefined if the key leads nowhere.
 */
export function boxAfter({ boxes }: Pick<Grid, 'boxes'>, from: GridBox, key: string): GridBox | undefined {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = boxes[boxes.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)];
    return next?.column === from.column ? next : undefined;
  }
  const ofDay = boxes.filter(({ day }) => day === from.day);
  const columns = ofDay.map(({ column }) => column);
  const column = {
    ArrowRight: columns.find((other) => other > from.column),
    ArrowLeft: columns.findLast((other) => other < from.column),
    Home: columns[0],
    End: columns.at(-1),
  }[key];
  if (column === undefined || column === from.column) return undefined;
  const distance = (box: GridBox) => Math.abs(box.top - from.top);
  return ofDay
    .filter((box) => box.column === column)
    .reduce((best, box) => (distance(box) < distance(best) ? box : best));
}
