import { rings, sunburst } from '../compositions/radial.ts';
import { fitText, initialsOf } from '../drawing/lettering.ts';
import { glow, halftone, imprint, shade } from '../drawing/print.ts';
import type { Scene } from '../drawing/scene.ts';
import { disc, group, num, path, rect, repeat } from '../drawing/svg.ts';
import { bust } from './face.ts';

/** Beams that cross behind the performer. */
function beams({ w, h, dice, palette }: Scene): string {
  return repeat(dice.whole(3, 5), (i) => {
    const [from, to] = [w * dice.between(0, 1), w * dice.between(0.1, 0.9)];
    const width = dice.between(110, 260);
    const fill = i % 2 ? palette.pop : palette.strong;
    return path(`M${num(from)} -20L${num(to + width)} ${num(h)}H${num(to - width)}Z`, fill, {
      opacity: '0.5',
    });
  });
}

function halo({ w, h, dice, palette }: Scene): string {
  const r = Math.min(w, h) * dice.between(0.36, 0.46);
  return disc(w / 2 + dice.between(-60, 60), h * 0.4, r, palette.sun);
}

const BACKDROPS = [
  (scene: Scene) => beams(scene) + halo(scene),
  halo,
  sunburst,
  rings,
  (scene: Scene) => halo(scene) + halftone(scene),
] as const;

/** A poster of a performer: an abstract portrait in stage light, the initials behind it or at its foot. */
export function portraitPoster(scene: Scene, title: string): string {
  const { w, h, dice, palette } = scene;
  const initials = initialsOf(title, 2);
  const scale = (h / 1250) * dice.between(1.12, 1.36);
  const [cx, cy] = [w * dice.between(0.44, 0.56), h * dice.between(0.44, 0.5)];
  const figure = group(
    { transform: `translate(${num(cx)} ${num(cy)}) scale(${scale.toFixed(3)})` },
    bust(scene),
  );
  const behind = dice.chance(0.55);
  const letters = behind
    ? fitText(initials, { x: 44, y: 100, width: w - 88, height: h * 0.5 }, { stretch: 2, align: [0.5, 0] })
    : fitText(initials, { x: 56, y: h * 0.74, width: w - 112, height: h * 0.26 - 110 }, { stretch: 1.4 });
  const fill = behind
    ? dice.pick([palette.letters, palette.letters, palette.pop, palette.vivid])
    : palette.letters;
  const text = group({ fill: fill === palette.ground ? palette.letters : fill }, letters);
  const print = { x: 56, width: w - 112, y: behind ? h - 76 : 48, height: 28 };
  return (
    rect(0, 0, w, h, { fill: palette.ground }) +
    glow(scene) +
    dice.pick(BACKDROPS)(scene) +
    (behind ? text + figure + shade(scene) : figure + shade(scene) + text) +
    imprint(title, dice.whole(1, 999), print, palette.letters)
  );
}
