import { leadingWords, fitRows, rowsThatFit } from '../drawing/lettering.ts';
import { inset, shade } from '../drawing/print.ts';
import type { Scene } from '../drawing/scene.ts';
import { group, rect } from '../drawing/svg.ts';
import { artwork, seenThrough } from './shapesPoster.ts';

const MARGIN = 64;

/** The words on a plain field, the composition beside it. */
function beside(scene: Scene, text: string): string {
  const { w, h, dice, palette } = scene;
  const cut = w * dice.between(0.5, 0.56);
  const [field, letters] = dice.pick([
    [palette.ink, palette.paper],
    [palette.paper, palette.ink],
    [palette.pop, palette.ink],
    [palette.ink, palette.pop],
  ]);
  const box = { x: MARGIN, y: MARGIN, width: cut - 2 * MARGIN, height: h - 2 * MARGIN };
  return (
    rect(0, 0, w, h, { fill: field }) +
    inset({ x: cut, y: 0, width: w - cut, height: h }, scene, artwork) +
    group({ fill: letters }, fitRows(rowsThatFit(text, box, 4), box, { stretch: 2.2 }))
  );
}

/** The words at the foot of the composition. */
function over(scene: Scene, text: string): string {
  const { w, h, palette } = scene;
  const box = { x: MARGIN, y: h * 0.4, width: w - 2 * MARGIN, height: h * 0.6 - MARGIN };
  const letters = fitRows(rowsThatFit(text, box, 2), box, { stretch: 1.3 });
  return (
    artwork(scene) +
    shade(scene) +
    group({ transform: 'translate(12 12)', fill: palette.ink }, letters) +
    group({ fill: palette.letters }, letters)
  );
}

/** The composition shows through the words. */
function through(scene: Scene, text: string): string {
  const { w, h } = scene;
  const box = { x: MARGIN, y: MARGIN, width: w - 2 * MARGIN, height: h - 2 * MARGIN };
  return seenThrough(scene, fitRows(rowsThatFit(text, box, 4), box, { stretch: 2.4 })).drawing;
}

/** A poster with the first words of a headline in large letters. */
export function wordsPoster(scene: Scene, headline: string): string {
  const text = leadingWords(headline, 24);
  if (!text) return artwork(scene);
  const layout =
    scene.w > scene.h ? scene.dice.pick([beside, beside, over, through]) : scene.dice.pick([over, through]);
  return layout(scene, text);
}
