import type { Scene } from '../drawing/scene.ts';
import { disc, element, group, line, num, path, polar, polygon, rect, repeat, ring } from '../drawing/svg.ts';

/** Presents that a hotel hands out. */

/** A box with a bow before rays of light. */
export function gift({ w, h, dice, palette }: Scene): string {
  const ramp = palette.ramp(6);
  const side = Math.min(w, h) * dice.between(0.24, 0.32);
  const [dx, dy] = [side * 0.94, side * 0.5];
  const [x, y] = [w / 2, h * 0.36];
  const rays = repeat(16, (i) =>
    path('M0 0L1400-90V90Z', palette.soft, {
      transform: `translate(${num(x)} ${num(h * 0.5)}) rotate(${i * 22.5 + dice.between(-3, 3)})`,
    }),
  );
  const bow = (flip: number) =>
    path('M0 0C-40-130-210-150-200-60C-196 0-90 20 0 0Z', palette.pop, {
      transform: `translate(${num(x)} ${num(y + dy)}) scale(${flip} 1)`,
    });
  /** Part of the box: corners on its lid, seen from the lid's far corner, or below them on the ground. */
  const face = (fill: string, ...corners: (readonly [u: number, v: number, isBelow?: 1])[]) =>
    polygon(
      corners.flatMap(([u, v, isBelow]) => [x + dx * u, y + dy * v + (isBelow ? side : 0)]),
      fill,
    );
  const front = (turn: number, fill: string) => face(fill, [turn, 1], [0, 2], [0, 2, 1], [turn, 1, 1]);
  const bandDown = (turn: number) =>
    face(palette.pop, [turn * 0.6, 1.4], [turn * 0.4, 1.6], [turn * 0.4, 1.6, 1], [turn * 0.6, 1.4, 1]);
  const bandAcross = (turn: number) =>
    face(palette.pop, [turn * 0.6, 1.4], [turn * 0.4, 1.6], [-turn * 0.6, 0.6], [-turn * 0.4, 0.4]);
  return (
    rays +
    disc(x, h * 0.52, side * 1.55, palette.sun) +
    front(-1, ramp[3] ?? palette.strong) +
    front(1, ramp[1] ?? palette.soft) +
    face(ramp[5] ?? palette.paper, [0, 0], [1, 1], [0, 2], [-1, 1]) +
    [-1, 1].map(bandDown).join('') +
    [-1, 1].map(bandAcross).join('') +
    bow(1) +
    bow(-1) +
    disc(x, y + dy - 20, 34, palette.paper)
  );
}

/** A record that slides out of its sleeve. */
export function record({ w, h, dice, palette }: Scene): string {
  const side = Math.min(w, h) * 0.58;
  const [x, y, r] = [w * 0.36, h / 2, side * 0.47];
  const ramp = palette.ramp(6);
  return group(
    { transform: `rotate(${num(dice.between(-14, 14))} ${num(w / 2)} ${num(y)})` },
    disc(x + side * 0.5, y, r, '#050505'),
    repeat(6, (i) => ring(x + side * 0.5, y, r * (0.94 - i * 0.09), 3, palette.soft)),
    disc(x + side * 0.5, y, r * 0.36, palette.sun) + disc(x + side * 0.5, y, r * 0.05, palette.ink),
    rect(x - side * 0.6, y - side / 2, side, side, { fill: ramp[3] ?? palette.vivid }),
    repeat(5, (i) =>
      ring(
        x - side * 0.1,
        y,
        side * (0.42 - i * 0.08),
        side * 0.04,
        (i % 2 ? palette.pop : ramp[5]) ?? palette.pop,
      ),
    ),
  );
}

/** A paper lantern with its light around it. */
export function lantern({ w, h, dice, palette }: Scene): string {
  const [x, y, r] = [w / 2, h * 0.52, Math.min(w, h) * dice.between(0.26, 0.31)];
  const ribs = repeat(7, (i) => {
    const at = y + (i - 3) * r * 0.26;
    const half = r * 1.1 * Math.sqrt(1 - ((at - y) / (r * 1.02)) ** 2);
    return line(
      `M${num(x - half)} ${num(at)}Q${num(x)} ${num(at + r * 0.1)} ${num(x + half)} ${num(at)}`,
      palette.ink,
      6,
    );
  });
  return (
    repeat(4, (i) => disc(x, y, r * (2.4 - i * 0.4), palette.pop, { opacity: '0.1' })) +
    line(`M${num(x)} 0V${num(y - r)}`, palette.paper, 6) +
    element('ellipse', { cx: x, cy: y, rx: r * 1.1, ry: r * 1.02, fill: palette.sun }) +
    ribs +
    rect(x - r * 0.4, y - r * 1.08, r * 0.8, r * 0.16, { fill: palette.vivid }) +
    rect(x - r * 0.4, y + r * 0.94, r * 0.8, r * 0.16, { fill: palette.vivid }) +
    line(`M${num(x)} ${num(y + r * 1.1)}v${num(r * 0.5)}`, palette.vivid, 14)
  );
}

/** An enamel pin: a star in a ring. */
export function pin({ w, h, dice, palette }: Scene): string {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) * 0.32];
  const [points, turn] = [dice.whole(5, 9), dice.between(0, 60)];
  const star = Array.from({ length: points * 2 }, (_, i) =>
    polar(x, y, r * (i % 2 ? 0.38 : 0.74), turn + (i * 180) / points),
  ).flat();
  return (
    disc(x + r * 0.12, y + r * 0.16, r * 1.06, palette.ink, { opacity: '0.6' }) +
    disc(x, y, r * 1.06, palette.paper) +
    disc(x, y, r * 0.98, palette.vivid) +
    disc(x, y, r * 0.84, palette.ink) +
    polygon(star, palette.pop) +
    disc(x, y, r * 0.2, palette.paper) +
    line(
      `M${num(x - r * 0.7)} ${num(y - r * 0.58)}A${num(r * 0.91)} ${num(r * 0.91)} 0 0 1 ${num(x)} ${num(y - r * 0.91)}`,
      '#fff',
      r * 0.06,
      {
        'stroke-linecap': 'round',
      },
    )
  );
}

/** A printed square cloth, laid on its corner. */
export function bandana({ w, h, dice, palette }: Scene): string {
  const side = Math.min(w, h) * 0.62;
  const half = side / 2;
  const border = repeat(9, (i) => {
    const at = -half * 0.84 + (i * side * 0.84) / 8;
    const edge = half * 0.84;
    return [
      [at, -edge],
      [at, edge],
      [-edge, at],
      [edge, at],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, side * 0.022, palette.paper))
      .join('');
  });
  const petals = repeat(8, (i) =>
    element('ellipse', {
      cx: side * 0.17,
      cy: 0,
      rx: side * 0.13,
      ry: side * 0.045,
      fill: i % 2 ? palette.pop : palette.paper,
      transform: `rotate(${i * 45})`,
    }),
  );
  return group(
    { transform: `translate(${num(w / 2)} ${num(h / 2)}) rotate(${num(45 + dice.between(-8, 8))})` },
    rect(-half + 18, -half + 18, side, side, { fill: palette.ink, opacity: '0.6' }),
    rect(-half, -half, side, side, { fill: palette.vivid }),
    element('rect', {
      x: -half * 0.7,
      y: -half * 0.7,
      width: side * 0.7,
      height: side * 0.7,
      fill: 'none',
      stroke: palette.paper,
      'stroke-width': 8,
    }),
    border,
    petals,
    disc(0, 0, side * 0.06, palette.ink),
  );
}
