import type { Scene } from '../drawing/scene.ts';
import { disc, group, line, num, path, polygon, rect, repeat } from '../drawing/svg.ts';

/** Compositions of stripes, straight and bent. */

/** Diagonal bars of many widths, some of them with round ends. */
export function bars({ w, h, dice, palette }: Scene): string {
  const reach = Math.hypot(w, h);
  const angle = dice.pick([-52, -35, -20, 28, 45, 60]);
  const colours = [palette.strong, palette.soft, palette.strong, palette.pop] as const;
  let y = -reach * 0.55;
  let drawn = '';
  for (let i = 0; y < reach * 0.55; i++) {
    const tall = dice.between(36, 130);
    const from = dice.chance(0.55) ? -reach : dice.between(-0.5, 0.3) * reach;
    const long = dice.between(0.3, 0.9) * reach;
    drawn += rect(from, y, from === -reach ? reach * 1.1 + long * 0.5 : long, tall, {
      rx: tall / 2,
      fill: dice.chance(0.1) ? palette.paper : (colours[i % 4] ?? palette.strong),
    });
    y += tall + dice.between(14, 70);
  }
  return group({ transform: `translate(${num(w / 2)} ${num(h / 2)}) rotate(${angle})` }, drawn);
}

/** Waves in front of one another, lighter towards the back. */
export function waves({ w, h, dice, palette }: Scene): string {
  const count = dice.whole(6, 9);
  const ramp = palette.ramp(count);
  const length = w / dice.between(0.8, 1.9);
  const sun = disc(
    w * dice.between(0.2, 0.8),
    h * dice.between(0.14, 0.3),
    dice.between(110, 210),
    palette.sun,
  );
  const layers = repeat(count, (i) => {
    const y = h * (0.26 + (0.72 * i) / count);
    const swing = dice.between(40, 105);
    const q = length / 4;
    let d = `M${num(-dice.between(0, length * 1.9))} ${num(y)}`;
    for (let x = 0; x < w + 2 * length; x += length) {
      d += `q${num(q)} ${num(-swing * 1.6)} ${num(2 * q)} 0t${num(2 * q)} 0`;
    }
    return path(`${d}V${num(h + 200)}H${num(-2 * length)}Z`, ramp[count - 1 - i] ?? palette.soft);
  });
  return sun + layers;
}

/** Arches inside arches. */
export function arches({ w, h, dice, palette }: Scene): string {
  const count = dice.whole(5, 9);
  const ramp = palette.ramp(count);
  const cx = w * dice.pick([0, 0.5, 0.5, 1]);
  const outer = (cx === w / 2 ? 0.5 : 0.98) * w * dice.between(0.94, 1.1);
  const foot = h * dice.between(0.74, 1.02);
  const gap = dice.chance(0.5) ? 0.62 : 1;
  const arch = (r: number, fill: string) =>
    path(
      `M${num(cx - r)} ${num(h + 9)}V${num(foot - h * 0.16)}a${num(r)} ${num(r)} 0 0 1 ${num(2 * r)} 0V${num(h + 9)}Z`,
      fill,
    );
  return (
    repeat(count, (i) => {
      const r = outer * (1 - i / count);
      return (
        arch(r, ramp[i] ?? palette.strong) + (gap < 1 ? arch(r - (outer / count) * gap, palette.ground) : '')
      );
    }) + disc(cx, foot - h * 0.16, (outer / count) * 0.8, palette.pop)
  );
}

/** A sun that sinks in slices behind a ridge. */
export function horizon({ w, h, dice, palette }: Scene): string {
  const [cx, cy] = [w * dice.between(0.32, 0.68), h * dice.between(0.34, 0.44)];
  const r = dice.between(300, 430);
  const slices = repeat(7, (i) => {
    const y = cy - r * 0.05 + i * r * 0.16;
    return rect(cx - r - 9, y, 2 * r + 18, 8 + i * r * 0.016, { fill: palette.ground });
  });
  const ridge = (y: number, fill: string, steep: number) => {
    const points = [-40, h + 9, -40, y];
    for (let x = -40; x < w + 220; x += dice.between(120, 260)) {
      points.push(x + 90, y - dice.between(0.2, 1) * steep, x + 190, y - dice.between(-0.3, 0.2) * steep);
    }
    return polygon([...points, w + 400, h + 9], fill);
  };
  return (
    repeat(5, (i) => rect(0, cy - r * 1.3 + i * 46, w, 5, { fill: palette.soft })) +
    disc(cx, cy, r, palette.sun) +
    slices +
    ridge(h * 0.64, palette.soft, 210) +
    ridge(h * 0.76, palette.strong, 150)
  );
}

/** A bundle of lines that takes two bends. */
export function ribbons({ w, h, dice, palette }: Scene): string {
  const count = dice.whole(4, 7);
  const width = dice.between(44, 82);
  const ramp = palette.ramp(count);
  const [x, y] = [w * dice.between(0.42, 0.62), h * dice.between(0.1, 0.26)];
  const flip = dice.chance(0.5) ? `translate(${num(w)}) scale(-1 1)` : undefined;
  const down = h * dice.between(0.2, 0.34);
  const lanes = repeat(count, (i) => {
    const [outer, inner] = [120 + (count - i) * width, 120 + (i + 1) * width];
    const lane = y + i * width;
    const d =
      `M-99 ${num(lane)}H${num(x)}a${num(outer)} ${num(outer)} 0 0 1 ${num(outer)} ${num(outer)}` +
      `v${num(down)}a${num(inner)} ${num(inner)} 0 0 0 ${num(inner)} ${num(inner)}H${num(w * 2)}`;
    return line(d, (i === 1 ? palette.pop : ramp[i]) ?? palette.strong, width + 1);
  });
  return (
    group({ transform: flip }, lanes) +
    disc(flip ? w * 0.78 : w * 0.22, h * 0.62, dice.between(90, 190), palette.strong)
  );
}

/** Columns of different heights, like a sound meter. */
export function columns({ w, h, dice, palette }: Scene): string {
  const count = dice.whole(6, 11);
  const width = w / count;
  const ramp = palette.ramp(6);
  const phase = dice.between(0, 6);
  return repeat(count, (i) => {
    const tall =
      h * (0.3 + 0.26 * (1 + Math.sin(phase + i * dice.between(0.7, 0.9))) + dice.between(0, 0.12));
    const x = i * width + width * 0.09;
    const fill = ramp[dice.whole(1, 5)] ?? palette.strong;
    return (
      rect(x, h - tall, width * 0.82, tall + 99, { rx: width * 0.41, fill }) +
      disc(x + width * 0.41, h - tall - width * 0.6, width * 0.41, i % 3 === 1 ? palette.pop : palette.soft)
    );
  });
}

/** Steps that climb across the canvas. */
export function stairs({ w, h, dice, palette }: Scene): string {
  const count = dice.whole(4, 6);
  const ramp = palette.ramp(count + 1);
  const flip = dice.chance(0.5) ? `translate(${num(w)}) scale(-1 1)` : undefined;
  const rise = (h * 0.86) / count;
  const steps = repeat(count, (i) => {
    const [x, y] = [(w / count) * i, h * 0.98 - rise * (i + 1)];
    return (
      rect(x, y, w - x + 9, h - y + 9, { fill: ramp[i] ?? palette.soft }) +
      rect(x, y, w - x + 9, rise * 0.14, { fill: ramp[i + 1] ?? palette.strong })
    );
  });
  const r = dice.between(110, 190);
  const moon = disc(w * dice.between(0.2, 0.36), h * dice.between(0.14, 0.24), r, palette.sun);
  return group({ transform: flip }, moon, steps);
}
