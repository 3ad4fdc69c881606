/** A point in percent of the map's picture. */
export interface Point {
  x: number;
  y: number;
}

/** A booth's area in percent of the map's picture. */
export interface Area extends Point {
  width: number;
  height: number;
}

/** The smallest length of a booth. A shorter gesture is a click. Percent. */
export const MIN_SIZE = 0.3;

/** The area between two corners, limited to the picture. */
export function drawn(from: Point, to: Point): Area {
  const [left, right] = [from.x, to.x].map(inPicture).sort((a, b) => a - b) as [number, number];
  const [top, bottom] = [from.y, to.y].map(inPicture).sort((a, b) => a - b) as [number, number];
  return fitted({ x: left, y: top, width: right - left, height: bottom - top });
}

/** The area moved, in the same size. */
export function moved({ x, y, width, height }: Area, by: Point): Area {
  return fitted({
    x: between(0, x + by.x, 100 - width),
    y: between(0, y + by.y, 100 - height),
    width,
    height,
  });
}

/** The area with its lower right corner moved. */
export function resized({ x, y, width, height }: Area, by: Point): Area {
  return fitted({
    x,
    y,
    width: between(MIN_SIZE, width + by.x, 100 - x),
    height: between(MIN_SIZE, height + by.y, 100 - y),
  });
}

/** The next label: the last one with its number increased. Empty if the last one has no number. */
export function nextLabel(labels: readonly string[]): string {
  const last = labels.at(-1) ?? '';
  const next = last.replace(/\d+(?=\D*$)/, (number) =>
    String(Number(number) + 1).padStart(number.length, '0'),
  );
  return next === last || labels.includes(next) ? '' : next;
}

/** The area rounded to hundredths, not smaller than the smallest booth, and inside the picture. */
function fitted(area: Area): Area {
  const width = round(between(MIN_SIZE, area.width, 100));
  const height = round(between(MIN_SIZE, area.height, 100));
  return {
    x: round(between(0, area.x, 100 - width)),
    y: round(between(0, area.y, 100 - height)),
    width,
    height,
  };
}

function inPicture(value: number): number {
  return between(0, value, 100);
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
