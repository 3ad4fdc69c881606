import { arches, bars, columns, horizon, ribbons, stairs, waves } from '../compositions/bands.ts';
import { moire, orbits, petals, rings, spiral, sunburst } from '../compositions/radial.ts';
import { blocks, dots, floor, halves, prism, tiles } from '../compositions/tiles.ts';
import { toBlockText } from '../drawing/alphabet.ts';
import type { Box } from '../drawing/lettering.ts';
import { fitRows, fitText, initialsOf } from '../drawing/lettering.ts';
import { glow, halftone, imprint, inset, shade } from '../drawing/print.ts';
import type { Scene } from '../drawing/scene.ts';
import { element, group, rect, repeat } from '../drawing/svg.ts';

const COMPOSITIONS = [
  rings,
  tiles,
  sunburst,
  waves,
  blocks,
  bars,
  petals,
  horizon,
  dots,
  arches,
  floor,
  spiral,
  ribbons,
  halves,
  moire,
  columns,
  orbits,
  stairs,
  prism,
] as const;

/** Words of a poster, all in the block alphabet's characters and none empty. */
interface Wording {
  /** One or two letters. */
  initials: string;
  /** The initials, or the whole name if that is one short word. */
  word: string;
  title: string;
}

/** One of the compositions on its ground, with or without a glow. */
function composition(scene: Scene): string {
  const { w, h, dice, palette } = scene;
  const compose = dice.pick(COMPOSITIONS);
  const background = rect(0, 0, w, h, { fill: palette.ground }) + (dice.chance(0.6) ? glow(scene) : '');
  return background + compose({ ...scene, dice: dice.fork() });
}

/** A composition, with or without halftone. */
export function artwork(scene: Scene): string {
  return composition(scene) + (scene.dice.chance(0.55) ? halftone(scene) : '');
}

/**
 * A composition that is visible only through letters, on a plain field. `print` is the colour for text on the field.
 */
export function seenThrough(scene: Scene, letters: string): { drawing: string; print: string } {
  const { w, h, dice, palette } = scene;
  // Shapes in the field's own colour would make parts of the letters invisible.
  const [field, print, ground] =
    palette.mood === 'bold'
      ? [palette.paper, palette.ink, palette.ground]
      : dice.pick([
          [palette.ink, palette.paper, palette.soft],
          [palette.ink, palette.paper, palette.paper],
          [palette.paper, palette.ink, palette.ground],
        ]);
  const drawing =
    rect(0, 0, w, h, { fill: field }) +
    element('clipPath', { id: 'letters' }, letters) +
    group({ 'clip-path': 'url(#letters)' }, composition({ ...scene, palette: { ...palette, ground } }));
  return { drawing, print };
}

/** Letters with a hard shadow, with an echo in the colours of the ramp, or bare. */
function display({ dice, palette }: Scene, text: string, box: Box, stretch: number): string {
  const letters = fitText(text, box, { stretch });
  const copy = (dx: number, dy: number, fill: string) =>
    group({ transform: `translate(${dx} ${dy})`, fill }, letters);
  switch (dice.pick(['bare', 'shadow', 'shadow', 'echo', 'echo'])) {
    case 'shadow':
      return copy(16, 16, palette.ink) + copy(0, 0, palette.letters);
    case 'echo': {
      const ramp = palette.ramp(5);
      return (
        repeat(4, (i) => copy(0, (i - 4) * 26, ramp[i + 1] ?? palette.soft)) + copy(0, 0, palette.letters)
      );
    }
    default:
      return copy(0, 0, palette.letters);
  }
}

/** The composition covers everything; the initials are at its foot or its head. */
function bleed(scene: Scene, { initials }: Wording): string {
  const { w, h, dice, palette } = scene;
  const tall = h * dice.between(0.3, 0.46);
  const atHead = dice.chance(0.3);
  const box = { x: 56, y: atHead ? 56 : h - tall - 56, width: w - 112, height: tall };
  const letters = dice.pick([palette.letters, palette.letters, palette.pop]);
  const lettering = display({ ...scene, palette: { ...palette, letters } }, initials, box, 1.5);
  return artwork(scene) + shade(scene, atHead ? 'head' : 'foot') + lettering;
}

/** The composition in a window with a margin around it, the initials across its foot. */
function framed(scene: Scene, { word, title }: Wording): string {
  const { w, h, dice, palette } = scene;
  const margin = 64;
  const window = { x: margin, y: margin * 1.7, width: w - 2 * margin, height: h - margin * 2.7 };
  const tall = h * dice.between(0.24, 0.34);
  const box = { x: margin + 36, y: h - margin - tall - 36, width: w - 2 * margin - 72, height: tall };
  const mat = dice.pick([palette.ink, palette.paper, palette.pop]);
  return (
    rect(0, 0, w, h, { fill: mat }) +
    inset(window, scene, (inner) => artwork(inner) + shade(inner)) +
    imprint(
      title,
      dice.whole(1, 999),
      { x: margin, y: 44, width: w - 2 * margin, height: 28 },
      mat === palette.ink ? palette.paper : palette.ink,
    ) +
    display(scene, word, box, 1.6)
  );
}

/** The composition above, the letters on a plain field below. */
function divided(scene: Scene, { word, title }: Wording): string {
  const { w, h, dice, palette } = scene;
  const field = { x: 56, width: w - 112, y: 0, height: h * 0.4 };
  const [ground, letters] = dice.pick([
    [palette.ink, palette.paper],
    [palette.paper, palette.ink],
    [palette.pop, palette.ink],
    [palette.ink, palette.pop],
  ]);
  const tall = Math.min(h * dice.between(0.26, 0.34), (w - 112) * 0.8);
  const cut = h - tall - 150;
  return (
    inset({ x: 0, y: 0, width: w, height: cut }, scene, artwork) +
    rect(0, cut, w, h - cut, { fill: ground }) +
    group({ fill: letters }, fitText(word, { ...field, y: cut + 50, height: tall }, { stretch: 2 })) +
    imprint(title, dice.whole(1, 999), { ...field, y: h - 70, height: 26 }, letters)
  );
}

/** The composition shows through the letters, one above the other where the canvas is tall. */
function cutOut(scene: Scene, { initials, title }: Wording): string {
  const { w, h, dice } = scene;
  const box = { x: 56, y: 120, width: w - 112, height: h - 180 };
  const rows = w > h ? [initials] : Array.from(initials);
  const { drawing, print } = seenThrough(scene, fitRows(rows, box, { stretch: 2.6 }));
  return drawing + imprint(title, dice.whole(1, 999), { x: 56, y: 48, width: w - 112, height: 28 }, print);
}

/** A poster of shapes and initials; only of shapes if the title has no letters. */
export function shapesPoster(scene: Scene, title: string): string {
  const initials = initialsOf(title, 2);
  if (!initials) return artwork(scene);
  const name = toBlockText(title);
  const word = name.length <= 8 && !name.includes(' ') ? name : initials;
  const layout = scene.dice.pick([bleed, bleed, framed, divided, cutOut]);
  return layout(scene, { initials, word, title });
}
