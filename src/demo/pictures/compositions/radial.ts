import type { Scene } from '../drawing/scene.ts';
import { disc, element, group, line, num, path, polar, polygon, repeat, ring } from '../drawing/svg.ts';

/** Compositions that turn around a point. */

const reach = ({ w, h }: Scene) => Math.hypot(w, h);

/** Concentric bands around a point off the middle. */
export function rings(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const [cx, cy] = [w * dice.between(0.1, 0.9), h * dice.between(0.15, 0.7)];
  const step = dice.between(48, 105);
  const order = dice.pick([
    [palette.strong, palette.ground],
    [palette.strong, palette.ground, palette.soft, palette.ground],
    [palette.soft, palette.strong, palette.ground],
  ]);
  const count = Math.ceil((reach(scene) * 0.95) / step);
  return (
    repeat(count, (i) => disc(cx, cy, (count - i) * step, order[i % order.length] ?? palette.ground)) +
    disc(cx, cy, step * dice.between(0.9, 1.6), palette.pop)
  );
}

/** Rays from a point, with a disc where they meet. */
export function sunburst(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const [cx, cy] = [w * dice.between(0.2, 0.8), h * dice.pick([0.3, 0.42, 0.55, 0.95])];
  const count = dice.whole(11, 26);
  const [turn, far] = [dice.between(0, 90), reach(scene) * 1.1];
  const width = (360 / count) * dice.between(0.4, 0.6);
  const rays = repeat(count, (i) => {
    const from = turn + (i * 360) / count;
    const fill = i % 3 === 2 ? palette.soft : palette.strong;
    return polygon([cx, cy, ...polar(cx, cy, far, from), ...polar(cx, cy, far, from + width)], fill);
  });
  const r = dice.between(140, 270);
  return rays + disc(cx, cy, r * 1.22, palette.ground) + disc(cx, cy, r, palette.sun);
}

/** A thick spiral that winds out of the canvas. */
export function spiral(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const [cx, cy] = [w * dice.between(0.35, 0.65), h * dice.between(0.3, 0.55)];
  const pitch = dice.between(110, 190);
  const [turn, side] = [dice.between(0, 360), dice.pick([-1, 1])];
  const turns = reach(scene) / pitch;
  const arm = (offset: number) =>
    Array.from({ length: Math.ceil(turns * 36) }, (_, i) => {
      const [x, y] = polar(cx, cy, (i / 36) * pitch, offset + turn + side * i * 10);
      return `${num(x)} ${num(y)}`;
    }).join('L');
  const width = pitch * dice.between(0.3, 0.42);
  const round = { 'stroke-linejoin': 'round' };
  return (
    line(`M${arm(180)}`, palette.soft, width, round) +
    line(`M${arm(0)}`, palette.strong, width, round) +
    disc(cx, cy, width * 1.1, palette.pop)
  );
}

/** A flower of two rows of petals. */
export function petals(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const [cx, cy] = [w * dice.between(0.3, 0.7), h * dice.between(0.3, 0.5)];
  const count = dice.whole(6, 13);
  const [size, slim, turn] = [dice.between(330, 470), dice.between(0.24, 0.4), dice.between(0, 60)];
  const row = (scale: number, offset: number, fill: string) =>
    repeat(count, (i) =>
      element('ellipse', {
        cx: cx + size * scale,
        cy,
        rx: size * scale,
        ry: size * scale * slim,
        fill,
        transform: `rotate(${num(turn + offset + (i * 360) / count)} ${num(cx)} ${num(cy)})`,
      }),
    );
  return (
    row(1, 180 / count, palette.soft) +
    row(0.78, 0, palette.strong) +
    row(0.4, 180 / count, palette.ground) +
    disc(cx, cy, size * 0.3, palette.pop)
  );
}

/** Two sets of rings whose overlap shimmers. */
export function moire({ w, h, dice, palette }: Scene): string {
  const step = dice.between(46, 64);
  const width = step * dice.between(0.36, 0.5);
  const [cx, cy] = [w * dice.between(0.25, 0.5), h * dice.between(0.25, 0.5)];
  const [dx, dy] = polar(0, 0, dice.between(140, 330), dice.between(0, 180));
  const far = Math.ceil((Math.max(w, h) * 0.8) / step);
  return (
    repeat(far, (i) => ring(cx, cy, (i + 1) * step, width, palette.strong)) +
    repeat(far, (i) => ring(cx + dx, cy + dy, (i + 1) * step, width, palette.pop))
  );
}

/** Planets on their orbits, each half in shadow. */
export function orbits({ w, h, dice, palette }: Scene): string {
  const [cx, cy] = [w * dice.between(0.25, 0.75), h * dice.between(0.28, 0.5)];
  const colours = palette.ramp(5);
  const shade = dice.between(0, 360);
  const planet = (x: number, y: number, r: number, fill: string) =>
    group(
      { transform: `translate(${num(x)} ${num(y)}) rotate(${num(shade)})` },
      disc(0, 0, r, fill),
      path(
        `M0 ${num(-r)}A${num(r)} ${num(r)} 0 0 1 0 ${num(r)}A${num(r * 1.5)} ${num(r * 1.5)} 0 0 0 0 ${num(-r)}Z`,
        palette.ink,
        {
          opacity: '0.45',
        },
      ),
    );
  const core = dice.between(190, 290);
  return (
    repeat(7, (i) =>
      ring(cx, cy, core + 90 + i * dice.between(80, 120), 5, colours[4 - (i % 3)] ?? palette.strong),
    ) +
    planet(cx, cy, core, palette.sun) +
    repeat(6, (i) => {
      const [x, y] = polar(cx, cy, core + 90 + i * 110, dice.between(0, 360));
      return planet(x, y, dice.between(28, 92), i % 2 ? palette.pop : (colours[i % 5] ?? palette.soft));
    })
  );
}
