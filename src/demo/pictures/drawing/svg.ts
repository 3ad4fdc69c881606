/** A number as SVG text: a tenth of a unit is finer than any pixel of a poster. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element; attributes that are undefined are left out, numbers are rounded. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
  return `<${name}${written}${children ? `>${children}</${name}>` : '/>'}`;
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, children.join(''));

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes });

export const disc = (cx: number, cy: number, r: number, fill: string, attributes: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...attributes });

/** A circle that is only a line. */
export const ring = (cx: number, cy: number, r: number, width: number, stroke: string): string =>
  element('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width });

export const path = (d: string, fill: string, attributes: Attributes = {}): string =>
  element('path', { d, fill, ...attributes });

/** A path that is only a line. */
export const line = (d: string, stroke: string, width: number, attributes: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...attributes });

/** A closed polygon; points are x and y in turn. */
export const polygon = (points: readonly number[], fill: string): string =>
  element('polygon', { points: points.map(num).join(' '), fill });

/** `count` drawings, one for each number from 0. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, index) => draw(index)).join('');

/** A point at an angle (degrees, clockwise from the right) and distance from another. */
export function polar(cx: number, cy: number, distance: number, degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [cx + distance * Math.cos(radians), cy + distance * Math.sin(radians)];
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset: String(offset), 'stop-color': colour, 'stop-opacity': opacity?.toString() }),
    )
    .join('');

/** A definition of a gradient along a line at an angle (0 = left to right), to be filled as `url(#id)`. */
export const linearGradient = (id: string, degrees: number, ...list: Stop[]): string =>
  element('linearGradient', { id, gradientTransform: `rotate(${num(degrees)} .5 .5)` }, stops(list));

/** A definition of a gradient around a point in canvas units. */
export const radialGradient = (id: string, cx: number, cy: number, r: number, ...list: Stop[]): string =>
  element('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r }, stops(list));
