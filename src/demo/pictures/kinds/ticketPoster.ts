import { fitText, initialsOf } from '../drawing/lettering.ts';
import { imprint, inset } from '../drawing/print.ts';
import type { Scene } from '../drawing/scene.ts';
import { disc, group, line, num, rect, repeat } from '../drawing/svg.ts';
import { artwork } from './shapesPoster.ts';

/** A poster of an event in the programme: a ticket, torn at the perforation, with initials on its stub. */
export function ticketPoster(scene: Scene, title: string): string {
  const { w, h, dice, palette } = scene;
  const field = palette.mood === 'bold' ? palette.vivid : palette.ink;
  // On its own background colour the picture would not stand out.
  const lit = {
    ...scene,
    palette: { ...palette, ground: palette.mood === 'bold' ? palette.paper : palette.soft },
  };
  const stub = dice.pick([palette.paper, palette.pop]);
  // A ticket lies along the long side of the canvas; u runs along it, v across.
  const upright = h >= w;
  const [long, short] = upright ? [h, w] : [w, h];
  const [u, v, length, breadth] = [long * 0.09, short * 0.12, long * 0.82, short * 0.76];
  const cut = u + length * dice.between(0.58, 0.66);
  const box = (from: number, to: number) =>
    upright
      ? { x: v, y: from, width: breadth, height: to - from }
      : { x: from, y: v, width: to - from, height: breadth };
  const notch = (side: number) => (upright ? disc(side, cut, 44, field) : disc(cut, side, 44, field));
  const tear = upright ? `M${num(v)} ${num(cut)}h${num(breadth)}` : `M${num(cut)} ${num(v)}v${num(breadth)}`;
  const { x, y, width, height } = box(cut, u + length);
  const bars = repeat(22, (i) =>
    rect(x + 60 + ((width - 120) / 22) * i, y + height - 104, dice.between(3, (width - 120) / 24), 60, {
      fill: palette.ink,
    }),
  );
  return (
    rect(0, 0, w, h, { fill: field }) +
    group(
      { transform: `rotate(${num(dice.pick([-1, 1]) * dice.between(2, 7))} ${num(w / 2)} ${num(h / 2)})` },
      inset(box(u, cut), lit, artwork),
      rect(x, y, width, height, { fill: stub }),
      group(
        { fill: palette.ink },
        fitText(
          initialsOf(title, 2),
          { x: x + 60, y: y + 60, width: width - 120, height: height - 240 },
          { stretch: 1.8, align: [0, 0] },
        ),
      ),
      imprint(
        title,
        dice.whole(1, 999),
        { x: x + 60, y: y + height - 158, width: width - 120, height: 26 },
        palette.ink,
      ),
      bars,
      notch(v),
      notch(v + breadth),
      line(tear, field, 12, { 'stroke-linecap': 'round', 'stroke-dasharray': '0 26' }),
    )
  );
}
