import { fitRows, rowsThatFit } from '../drawing/lettering.ts';
import { inset } from '../drawing/print.ts';
import type { Scene } from '../drawing/scene.ts';
import {
  disc,
  element,
  group,
  line,
  linearGradient,
  num,
  path,
  polygon,
  rect,
  repeat,
} from '../drawing/svg.ts';
import { artwork } from './shapesPoster.ts';

/** Heads and raised arms before the light, some with a lit telephone. */
function crowd(scene: Scene, y: number, size: number, fill: string): string {
  const { w, palette } = scene;
  const dice = scene.dice.fork();
  const step = size * 1.25;
  return repeat(w / step + 2, (i) => {
    const [x, top] = [i * step + dice.between(-0.3, 0.3) * size - step, y + dice.between(-0.4, 0.4) * size];
    const person =
      disc(x, top, size * 0.42, fill) +
      rect(x - size * 0.62, top + size * 0.36, size * 1.24, size * 9, { rx: size * 0.5, fill });
    if (!dice.chance(0.4)) return person;
    const [handX, handY] = [x + dice.between(-0.5, 0.9) * size, top - size * dice.between(0.7, 1.4)];
    const arm = line(
      `M${num(x + size * 0.5)} ${num(top + size)}L${num(handX)} ${num(handY)}`,
      fill,
      size * 0.24,
      { 'stroke-linecap': 'round' },
    );
    const phone = rect(handX - size * 0.14, handY - size * 0.4, size * 0.28, size * 0.46, {
      rx: 4,
      fill: palette.paper,
    });
    return person + arm + (dice.chance(0.25) ? phone : '');
  });
}

/** Light that fans out from lamps on the rig and fades on its way down. */
function lamps({ w, h, dice, palette }: Scene): string {
  const count = dice.whole(4, 7);
  return (
    linearGradient('beam', 90, [0, palette.paper, 0.75], [0.25, palette.pop, 0.45], [1, palette.pop, 0]) +
    repeat(count, (i) => {
      const x = (w / (count + 1)) * (i + 1);
      const [to, wide] = [x + dice.between(-0.32, 0.32) * w, w * dice.between(0.04, 0.12)];
      return (
        polygon([x - 9, 34, x + 9, 34, to + wide, h * 0.92, to - wide, h * 0.92], 'url(#beam)') +
        rect(x - 22, 10, 44, 34, { rx: 6, fill: palette.ink })
      );
    })
  );
}

/** A stage by night, seen from the crowd, with words on it if there are any. */
export function stagePoster(scene: Scene, words: string): string {
  const { w, h, dice, palette } = scene;
  const screen = { x: w * 0.2, y: h * 0.14, width: w * 0.6, height: h * 0.5 };
  const box = { x: 70, y: h * 0.22, width: w - 140, height: h * 0.42 };
  const rows = words ? rowsThatFit(words, box, 2) : [];
  const deck = h * 0.68;
  return (
    linearGradient(
      'haze',
      90,
      [0, palette.ink],
      [0.62, palette.soft],
      [0.72, palette.strong],
      [1, palette.ink],
    ) +
    rect(0, 0, w, h, { fill: 'url(#haze)' }) +
    inset(screen, scene, artwork) +
    element('rect', { ...screen, fill: 'none', stroke: palette.ink, 'stroke-width': 14 }) +
    rect(0, 20, w, 14, { fill: palette.ink }) +
    path(`M0 ${num(deck)}H${num(w)}V${num(h)}H0Z`, palette.ink, { opacity: '0.85' }) +
    rect(0, deck, w, 8, { fill: palette.pop }) +
    lamps(scene) +
    group(
      { fill: palette.ink, transform: 'translate(10 10)' },
      fitRows(rows, box, { stretch: 1.2, align: [0.5, 0.5] }),
    ) +
    group({ fill: palette.paper }, fitRows(rows, box, { stretch: 1.2, align: [0.5, 0.5] })) +
    crowd(scene, h * dice.between(0.78, 0.82), h * 0.055, palette.soft) +
    crowd(scene, h * 0.92, h * 0.085, palette.ink)
  );
}
