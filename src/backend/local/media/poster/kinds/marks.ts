import { oklch } from '../../colour';
import type { Box } from '../drawing/lettering';
import { fitRows, fitText, initialsOf, rowsThatFit } from '../drawing/lettering';
import type { Scene } from '../drawing/scene';
import { disc, element, group, line, linearGradient, num, path, rect } from '../drawing/svg';

/** Logos and their like: drawn on nothing, to stand on the page's own black. */

/** Letters that catch the last light at their feet. */
export function wordmark({ w, h }: Scene, text: string): string {
  const box: Box = { x: 0, y: h * 0.04, width: w, height: h * 0.92 };
  const letters = fitRows(rowsThatFit(text, box, 3), box, { stretch: 1.15, align: [0, 0.5] });
  return (
    linearGradient(
      'afterlight',
      90,
      [0.5, '#fff'],
      [0.82, oklch(0.84, 0.15, 70)],
      [1, oklch(0.68, 0.22, 20)],
    ) + group({ fill: 'url(#afterlight)' }, letters)
  );
}

/** A rounded square with a setting sun and the first letter. */
export function appIcon({ w, h, palette }: Scene, name: string): string {
  const side = Math.min(w, h);
  const [x, y] = [(w - side) / 2, (h - side) / 2];
  const letter = { x: x + side * 0.2, y: y + side * 0.22, width: side * 0.6, height: side * 0.56 };
  return (
    element('clipPath', { id: 'icon' }, rect(x, y, side, side, { rx: side * 0.22 })) +
    group(
      { 'clip-path': 'url(#icon)' },
      rect(x, y, side, side, { fill: palette.ink }),
      disc(x + side / 2, y + side * 0.62, side * 0.44, palette.sun),
      rect(x, y + side * 0.88, side, side * 0.03, { fill: palette.ink }),
      group({ fill: '#fff' }, fitText(initialsOf(name, 1), letter, { align: [0.5, 0.5] })),
    )
  );
}

/** A store button for the festival's own app: a telephone, and what to do. */
export function appBadge({ w, h }: Scene): string {
  const tall = Math.min(h, w / 2.6);
  const y = (h - tall) / 2;
  const inner = tall * 0.56;
  const [x, top] = [tall * 0.42, y + (tall - inner) / 2];
  const phone = inner * 0.56;
  const words: Box = {
    x: x + phone + tall * 0.22,
    y: top,
    width: w - x - phone - tall * 0.62,
    height: inner,
  };
  const edge = tall * 0.03;
  return (
    rect(edge / 2, y + edge / 2, w - edge, tall - edge, {
      rx: tall / 2,
      fill: '#0b0d0f',
      stroke: '#fff',
      'stroke-width': edge,
    }) +
    element('rect', {
      x,
      y: top,
      width: phone,
      height: inner,
      rx: phone * 0.2,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': tall * 0.05,
    }) +
    line(`M${num(x + phone / 2)} ${num(top + inner * 0.2)}v${num(inner * 0.36)}`, '#fff', tall * 0.05) +
    path(
      `M${num(x + phone * 0.24)} ${num(top + inner * 0.5)}h${num(phone * 0.52)}l${num(-phone * 0.26)} ${num(inner * 0.24)}Z`,
      '#fff',
    ) +
    group(
      { fill: '#fff', opacity: '0.72' },
      fitText('FOR YOUR PHONE', { ...words, height: inner * 0.3 }, { slit: 18, align: [0, 0] }),
    ) +
    group(
      { fill: '#fff' },
      fitText(
        'GET THE APP',
        { ...words, y: top + inner * 0.42, height: inner * 0.58 },
        { slit: 14, stretch: 1.4 },
      ),
    )
  );
}
