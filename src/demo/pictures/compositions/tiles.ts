import type { Scene } from '../drawing/scene.ts';
import { disc, element, group, num, path, polygon, rect, repeat } from '../drawing/svg.ts';

/** Compositions that repeat a cell. */

/** Calls `draw` for every cell of a grid of squares that covers the canvas. */
function cover(
  { w, h }: Scene,
  cell: number,
  draw: (x: number, y: number, col: number, row: number) => string,
) {
  return repeat(Math.ceil(h / cell - 0.01), (row) =>
    repeat(Math.ceil(w / cell - 0.01), (col) => draw(col * cell, row * cell, col, row)),
  );
}

/** Bauhaus tiles: quarters, halves, discs and triangles, each turned its own way. */
export function tiles(scene: Scene): string {
  const { w, dice, palette } = scene;
  const cell = w / dice.whole(3, 5);
  const colours = [palette.strong, palette.soft, palette.pop, palette.paper] as const;
  const c = num(cell);
  const half = num(cell / 2);
  const shapes = [
    `M0 0H${c}A${c} ${c} 0 0 1 0 ${c}Z`,
    `M0 0A${half} ${half} 0 0 0 ${c} 0Z`,
    `M0 0H${c}L0 ${c}Z`,
    `M0 0H${c}A${c} ${c} 0 0 1 0 ${c}ZM0 0H${half}A${half} ${half} 0 0 1 0 ${half}Z`,
  ] as const;
  return cover(scene, cell, (x, y) => {
    const ground = dice.pick([palette.ground, palette.ground, palette.soft]);
    const fill = dice.pick([colours[0], colours[0], colours[0], colours[1], colours[2], colours[3]]);
    const turn = `translate(${num(x)} ${num(y)}) rotate(${dice.whole(0, 3) * 90} ${half} ${half})`;
    const shape = path(dice.pick(shapes), fill === ground ? palette.strong : fill, {
      'fill-rule': 'evenodd',
    });
    return (
      rect(x, y, cell + 1, cell + 1, { fill: ground }) +
      (dice.chance(0.12)
        ? disc(x + cell / 2, y + cell / 2, cell / 2, fill)
        : group({ transform: turn }, shape))
    );
  });
}

/** A chequered floor that runs to the horizon under a large disc. */
export function floor({ w, h, dice, palette }: Scene): string {
  const horizon = h * dice.between(0.5, 0.62);
  const vanish = w * dice.between(0.3, 0.7);
  const [rows, cols] = [9, 14];
  const depth = (row: number) => horizon + (h - horizon) * 1.04 * (row / rows) ** 2.2;
  const x = (col: number, y: number) => {
    const spread = (y - horizon) / (h - horizon);
    return vanish + (col - cols / 2) * w * (0.02 + 0.24 * spread);
  };
  const cells = repeat(rows, (row) =>
    repeat(cols, (col) => {
      if ((row + col) % 2) return '';
      const [top, foot] = [depth(row), depth(row + 1)];
      return polygon(
        [x(col, top), top, x(col + 1, top), top, x(col + 1, foot), foot, x(col, foot), foot],
        palette.strong,
      );
    }),
  );
  const r = dice.between(250, 400);
  const sunX = w * dice.between(0.25, 0.75);
  return (
    disc(sunX, horizon - r * dice.between(0.3, 0.9), r, palette.sun) +
    rect(0, horizon, w, h - horizon, { fill: palette.soft }) +
    cells
  );
}

/** Dots on a grid, large near one point and small far from it. */
export function dots(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const cell = w / dice.whole(7, 11);
  const [fx, fy] = [w * dice.between(0.1, 0.9), h * dice.between(0.1, 0.6)];
  const far = Math.hypot(w, h) * dice.between(0.55, 0.8);
  const accent = dice.whole(3, 7);
  return cover(scene, cell, (x, y, col, row) => {
    const [cx, cy] = [x + cell / 2, y + cell / 2];
    const near = Math.max(0, 1 - Math.hypot(cx - fx, cy - fy) / far);
    const fill =
      (col * 7 + row * 3) % accent === 0 ? palette.pop : near > 0.45 ? palette.strong : palette.soft;
    return near > 0.03 ? disc(cx, cy, cell * (0.08 + 0.5 * near), fill) : '';
  });
}

/** A pile of cubes in isometric view. */
export function blocks(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const side = w / dice.between(3.6, 6.2);
  const [dx, dy] = [side * 0.866, side * 0.5];
  const ramp = palette.ramp(6);
  const cube = (x: number, y: number, tall: number, top: string) =>
    polygon([x, y, x + dx, y + dy, x, y + 2 * dy, x - dx, y + dy], top) +
    polygon(
      [x - dx, y + dy, x, y + 2 * dy, x, y + 2 * dy + tall, x - dx, y + dy + tall],
      ramp[2] ?? palette.soft,
    ) +
    polygon(
      [x + dx, y + dy, x, y + 2 * dy, x, y + 2 * dy + tall, x + dx, y + dy + tall],
      ramp[0] ?? palette.ink,
    );
  const rows = Math.ceil(h / dy) + 2;
  const from = Math.floor(rows * dice.between(0.18, 0.36));
  return repeat(rows - from, (i) => {
    const row = from + i;
    return repeat(Math.ceil(w / (2 * dx)) + 1, (col) => {
      const x = (col * 2 + (row % 2)) * dx;
      const lift = dice.chance(0.35) ? side * dice.pick([0.5, 1, 1.5]) : 0;
      const top = dice.chance(0.12) ? palette.pop : (ramp[dice.whole(4, 5)] ?? palette.strong);
      return cube(x, row * dy - lift, side + lift, top);
    });
  });
}

/** Large half discs, stacked like cups. */
export function halves(scene: Scene): string {
  const { w, dice, palette } = scene;
  const cell = w / dice.whole(2, 3);
  const ramp = palette.ramp(5);
  return cover(scene, cell, (x, y, col, row) => {
    const turn = dice.pick([0, 0, 180, 90]);
    const half = num(cell / 2);
    const ground = (col + row) % 2 ? palette.ground : palette.soft;
    const cup = (scale: number, fill: string) =>
      path(
        `M${num(-scale * cell * 0.5)} 0A${num(scale * cell * 0.5)} ${num(scale * cell * 0.5)} 0 0 0 ${num(scale * cell * 0.5)} 0Z`,
        fill,
      );
    return (
      rect(x, y, cell + 1, cell + 1, { fill: ground }) +
      group(
        { transform: `translate(${num(x)} ${num(y)}) rotate(${turn} ${half} ${half}) translate(${half} 0)` },
        cup(1, dice.pick([palette.strong, ramp[3] ?? palette.strong])) +
          cup(0.62, ground) +
          cup(0.34, palette.pop) +
          group(
            { transform: `translate(0 ${half})` },
            cup(1, dice.pick([palette.strong, palette.pop, ramp[2] ?? palette.soft])),
          ),
      )
    );
  });
}

/** Sheets of coloured glass. */
export function prism({ w, h, dice, palette }: Scene): string {
  const ramp = palette.ramp(4);
  return repeat(8, (i) => {
    const [x, y] = [w * dice.between(-0.1, 1.1), h * dice.between(-0.1, 0.9)];
    const points = [0, 1, 2].flatMap((corner) => {
      const radians = ((dice.between(-28, 28) + corner * 120) * Math.PI) / 180;
      const distance = dice.between(320, 760);
      return [x + distance * Math.cos(radians), y + distance * Math.sin(radians)];
    });
    const fill = i === 5 ? palette.pop : i % 2 ? palette.strong : (ramp[dice.whole(1, 3)] ?? palette.soft);
    return element('polygon', { points: points.map(num).join(' '), fill, opacity: '0.72' });
  });
}
