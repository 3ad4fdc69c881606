import type { Box } from './lettering.ts';
import { leadingWords, fitText } from './lettering.ts';
import type { Scene } from './scene.ts';
import { element, group, line, linearGradient, num, radialGradient, rect, repeat } from './svg.ts';

/** What a printer adds: halftone, shade, margins and small print. */

/** Rows of dots that grow from nothing to nearly touching, at any angle over the whole canvas. */
export function halftone({ w, h, dice, palette }: Scene): string {
  const reach = Math.hypot(w, h);
  const pitch = dice.between(30, 40);
  const rows = reach / pitch;
  const start = dice.between(0.3, 0.62);
  // A dash of no length with round ends is a dot: one line draws a row of hundreds.
  const drawn = repeat(rows * (1 - start), (i) => {
    const y = reach * (start - 0.5) + i * pitch;
    const size = pitch * 1.05 * (i / (rows * (1 - start))) ** 0.8;
    return line(`M${num(-reach / 2 + (i % 2) * (pitch / 2))} ${num(y)}h${num(reach)}`, palette.ink, size);
  });
  return group(
    {
      transform: `translate(${num(w / 2)} ${num(h / 2)}) rotate(${dice.pick([0, 20, 45, -30, 135, 180])})`,
      'stroke-linecap': 'round',
      'stroke-dasharray': `0 ${num(pitch)}`,
    },
    drawn,
  );
}

/** Light from two corners, in the quiet and in the contrasting colour. */
export function glow({ w, h, dice, palette }: Scene): string {
  const reach = Math.hypot(w, h);
  const [x, y] = [dice.pick([0, 0.5, 1]), dice.pick([0, 0.3, 1])];
  return (
    radialGradient('glow-soft', w * x, h * y, reach * 0.85, [0, palette.soft], [1, palette.soft, 0]) +
    radialGradient(
      'glow-pop',
      w * (1 - x),
      h * (1 - y),
      reach * 0.5,
      [0, palette.pop, 0.5],
      [1, palette.pop, 0],
    ) +
    rect(0, 0, w, h, { fill: 'url(#glow-soft)' }) +
    rect(0, 0, w, h, { fill: 'url(#glow-pop)' })
  );
}

/** Darkens the foot or the head of the canvas, so that letters stand out there. */
export function shade({ w, h, palette }: Scene, where: 'foot' | 'head' = 'foot'): string {
  return (
    linearGradient('shade', where === 'foot' ? 90 : -90, [0.35, palette.ink, 0], [1, palette.ink, 0.82]) +
    rect(0, 0, w, h, { fill: 'url(#shade)' })
  );
}

/** A drawing that is cut off at the edges of a box; the scene it gets has the size of the box. */
export function inset(box: Box, scene: Scene, draw: (inner: Scene) => string): string {
  const { x, y, width, height } = box;
  return element('svg', { x, y, width, height }, draw({ ...scene, w: width, h: height }));
}

/** Name and number in small print, on one line across the box. */
export function imprint(title: string, number: number, box: Box, fill: string): string {
  const small = { slit: 20 };
  const [name, serial] = [
    { ...box, width: box.width * 0.76 },
    { ...box, x: box.x + box.width * 0.82, width: box.width * 0.18 },
  ];
  return group(
    { fill },
    fitText(leadingWords(title, 26), name, { ...small, align: [0, 0.5] }),
    fitText(String(number).padStart(3, '0'), serial, { ...small, align: [1, 0.5] }),
  );
}
