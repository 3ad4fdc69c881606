import type { Box } from '../drawing/lettering.ts';
import { fitRows, fitText, initialsOf, rowsThatFit } from '../drawing/lettering.ts';
import type { Scene } from '../drawing/scene.ts';
import { disc, element, group, line, num, path, rect } from '../drawing/svg.ts';

/** Logos and lettering: black and white on a transparent background, for the black page. */

const DATES = /\b([a-z]{3})[a-z]*\.? (\d{1,2}(?: ?[-\u2010-\u2015] ?\d{1,2})?),? (\d{4})\b/i;

/** Lettering in white: one line if there is enough width, otherwise a block. Of a text with dates only the dates. */
export function wordmark({ w, h }: Scene, text: string): string {
  const box: Box = { x: 0, y: h * 0.04, width: w, height: h * 0.92 };
  const words = DATES.exec(text)?.slice(1).join(' ') ?? text;
  const isBlock = w / h < 3;
  const rows = rowsThatFit(words, box, isBlock ? 3 : 1);
  return group({ fill: '#fff' }, fitRows(rows, box, { stretch: isBlock ? 1.9 : 1.25, align: [0, 0.5] }));
}

/** A rounded square with a setting sun and the first letter. */
export function appIcon({ w, h }: Scene, name: string): string {
  const side = Math.min(w, h);
  const [x, y] = [(w - side) / 2, (h - side) / 2];
  const letter = { x: x + side * 0.26, y: y + side * 0.26, width: side * 0.48, height: side * 0.48 };
  return (
    element('clipPath', { id: 'icon' }, rect(x, y, side, side, { rx: side * 0.22 })) +
    group(
      { 'clip-path': 'url(#icon)' },
      rect(x, y, side, side, { fill: '#000' }),
      disc(x + side / 2, y + side * 0.54, side * 0.44, '#fff'),
      rect(x, y + side * 0.8, side, side * 0.05, { fill: '#000' }),
      fitText(initialsOf(name, 1), letter, { align: [0.5, 0.5] }),
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
