import type { Scene } from '../drawing/scene.ts';
import { disc, element, group, line, num, path, polygon, rect, repeat } from '../drawing/svg.ts';

/** The hotel itself, what surrounds it, and what its bar serves. */

/** A tower with lit and dark windows. */
function tower({ dice, palette }: Scene, x: number, y: number, width: number, height: number): string {
  const ramp = palette.ramp(6);
  const [cols, cell] = [Math.max(3, Math.round(width / 46)), width / Math.max(3, Math.round(width / 46))];
  const windows = repeat((height - 40) / cell, (row) =>
    repeat(cols, (col) => {
      const fill = dice.pick([palette.ink, ramp[1] ?? palette.ink, ramp[4] ?? palette.pop, palette.pop]);
      return rect(x + col * cell + cell * 0.22, y + 30 + row * cell, cell * 0.56, cell * 0.62, { fill });
    }),
  );
  return (
    rect(x, y, width, height + 20, { fill: palette.soft }) +
    rect(x, y, width, 14, { fill: palette.strong }) +
    windows
  );
}

/** A palm that leans a little. */
function palm({ dice }: Scene, x: number, y: number, height: number, fill: string): string {
  const lean = dice.between(-80, 80);
  const leaves = repeat(7, (i) => {
    const turn = -170 + i * 27;
    return path('M0 0Q90-80 210 10Q100-24 0 0Z', fill, {
      transform: `translate(${num(x + lean)} ${num(y - height)}) rotate(${turn}) scale(${num(height / 380)})`,
    });
  });
  return (
    line(
      `M${num(x)} ${num(y)}Q${num(x)} ${num(y - height / 2)} ${num(x + lean)} ${num(y - height)}`,
      fill,
      22,
    ) + leaves
  );
}

/** Towers before a large sun. */
export function skyline(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const r = Math.min(w, h) * dice.between(0.26, 0.36);
  let x = -30;
  let towers = '';
  while (x < w) {
    const width = dice.between(130, 280);
    const height = h * dice.between(0.3, 0.74);
    towers += tower(scene, x, h - height, width, height);
    x += width + dice.between(-4, 36);
  }
  return (
    disc(w * dice.between(0.25, 0.75), h * 0.36, r, palette.sun) +
    towers +
    palm(scene, w * dice.between(0.1, 0.9), h, h * 0.36, palette.ink)
  );
}

/** A front of balconies, some of them lit. */
export function facade(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const ramp = palette.ramp(6);
  const cols = dice.whole(5, 8);
  const cell = w / cols;
  const lean = dice.between(-14, 14);
  const rooms = repeat(h / cell + 4, (row) =>
    repeat(cols + 2, (col) => {
      const [x, y] = [(col - 1) * cell, (row - 2) * cell];
      const fill = dice.chance(0.42)
        ? dice.pick([palette.pop, ramp[5] ?? palette.pop, palette.strong])
        : palette.ink;
      return (
        rect(x + cell * 0.1, y + cell * 0.12, cell * 0.8, cell * 0.7, { fill }) +
        rect(x + cell * 0.04, y + cell * 0.74, cell * 0.92, cell * 0.16, { fill: ramp[3] ?? palette.strong })
      );
    }),
  );
  return rect(0, 0, w, h, { fill: palette.soft }) + group({ transform: `skewY(${num(lean)})` }, rooms);
}

/** The pool at sunset, a tower beside it. */
export function pool(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const ramp = palette.ramp(6);
  const edge = h * 0.56;
  const palms = palette.mood === 'bold' ? palette.ink : palette.vivid;
  const ripples = repeat(9, (i) => {
    const y = edge + 40 + i * i * 5 + i * 14;
    const step = 90 + i * 22;
    return line(
      `M${num(-dice.between(0, step))} ${num(y)}${`q${step / 2} -34 ${step} 0t${step} 0`.repeat(Math.ceil(w / step))}`,
      ramp[5] ?? palette.paper,
      8 + i * 2,
      { opacity: '0.7' },
    );
  });
  return (
    disc(w * dice.between(0.3, 0.7), edge - h * 0.08, h * dice.between(0.26, 0.34), palette.sun) +
    tower(scene, w * dice.pick([-0.02, 0.74]), h * 0.16, w * 0.28, edge - h * 0.16) +
    rect(0, edge, w, h - edge, { fill: ramp[3] ?? palette.strong }) +
    ripples +
    rect(0, edge - 16, w, 30, { fill: palette.paper }) +
    palm(scene, w * dice.between(0.12, 0.3), edge, h * 0.42, palms) +
    palm(scene, w * dice.between(0.66, 0.86), edge, h * 0.5, palms)
  );
}

/** A room with a view, a bed and a lamp. */
export function room(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const ramp = palette.ramp(6);
  const view = { ...scene, w: w * 0.46, h: h * 0.5 };
  const window = element(
    'svg',
    { x: w * 0.08, y: h * 0.1, width: view.w, height: view.h },
    rect(0, 0, view.w, view.h, { fill: palette.ink }) + skyline(view),
  );
  const [bedX, bedY, bedW] = [w * 0.4, h * 0.66, w * 0.66];
  const lampX = w * dice.between(0.66, 0.8);
  return (
    rect(0, 0, w, h, { fill: ramp[1] ?? palette.soft }) +
    window +
    line(`M${num(w * 0.31)} ${num(h * 0.1)}v${num(h * 0.5)}`, ramp[1] ?? palette.soft, 14) +
    rect(0, h * 0.84, w, h * 0.2, { fill: ramp[0] ?? palette.ink }) +
    line(`M${num(lampX)} 0V${num(h * 0.22)}`, palette.ink, 6) +
    polygon(
      [lampX - 60, h * 0.34, lampX + 60, h * 0.34, lampX + 30, h * 0.22, lampX - 30, h * 0.22],
      palette.pop,
    ) +
    polygon(
      [lampX - 60, h * 0.34, lampX + 60, h * 0.34, lampX + 260, h, lampX - 260, h],
      `${palette.pop}33`,
    ) +
    rect(bedX + bedW - 60, bedY - h * 0.2, 90, h * 0.5, { rx: 12, fill: palette.vivid }) +
    rect(bedX, bedY, bedW, h * 0.24, { rx: 30, fill: palette.paper }) +
    rect(bedX, bedY - 6, bedW * 0.62, h * 0.2, { rx: 30, fill: palette.pop }) +
    rect(bedX + bedW * 0.68, bedY - 62, bedW * 0.22, 84, { rx: 36, fill: ramp[5] ?? palette.paper })
  );
}

/** A glass with an olive on a stick, at the bar. */
export function cocktail(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const ramp = palette.ramp(6);
  const [x, top, wide] = [w * dice.between(0.36, 0.64), h * 0.2, h * dice.between(0.27, 0.34)];
  const tip = top + wide * 1.15;
  const level = 0.24;
  const [fillY, fillX] = [top + (tip - top) * level, wide * (1 - level)];
  const stripes = repeat(9, (i) =>
    rect((w / 9) * i, 0, w / 18, h, { fill: ramp[i % 3] ?? palette.soft, opacity: '0.6' }),
  );
  return (
    stripes +
    disc(x + dice.pick([-1, 1]) * wide * 0.8, h * 0.36, wide * 0.9, palette.sun) +
    rect(0, h * 0.86, w, h * 0.14, { fill: palette.vivid }) +
    polygon([x - wide, top, x + wide, top, x, tip], `${palette.paper}66`) +
    polygon([x - fillX, fillY, x + fillX, fillY, x, tip], palette.pop) +
    line(
      `M${num(x - wide)} ${num(top)}L${num(x)} ${num(tip)}L${num(x + wide)} ${num(top)}Z`,
      palette.paper,
      12,
    ) +
    rect(x - 9, tip, 18, h * 0.87 - tip, { fill: palette.paper }) +
    path(
      `M${num(x - wide * 0.6)} ${num(h * 0.9)}Q${num(x)} ${num(h * 0.8)} ${num(x + wide * 0.6)} ${num(h * 0.9)}Z`,
      palette.paper,
    ) +
    line(
      `M${num(x + wide * 0.5)} ${num(top - 90)}L${num(x - wide * 0.12)} ${num(tip - wide * 0.5)}`,
      palette.ink,
      10,
    ) +
    disc(x + wide * 0.32, top + 8, 40, ramp[5] ?? palette.pop) +
    disc(x + wide * 0.32, top + 8, 13, palette.ink)
  );
}
