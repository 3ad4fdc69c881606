import { glow } from '../drawing/print.ts';
import type { Scene } from '../drawing/scene.ts';
import { group, num, rect } from '../drawing/svg.ts';
import { bandana, gift, lantern, pin, record } from './hotelGifts.ts';
import { cocktail, facade, pool, room, skyline } from './hotelScenery.ts';

/** The drawing for each word in a public id. */
const MOTIFS = [
  [/record|vinyl/, record],
  [/lantern|lamp|candle/, lantern],
  [/pin|badge|medal/, pin],
  [/bandana|scarf|towel/, bandana],
  [/gift|box|kit/, gift],
  [/pool|spa|swim/, pool],
  [/bar|drink|lounge|restaurant/, cocktail],
  [/tower|skyline|view|night|strip|morning|breakfast/, skyline],
  [/hero|front|facade|exterior|lobby|share/, facade],
  [/room|suite|bed|stay/, room],
] as const;

/** A picture of a hotel: the subject that its public id names if we can draw it, otherwise any subject. */
export function hotelPoster(scene: Scene, publicId: string): string {
  const { w, h, dice, palette } = scene;
  const name = publicId.slice(publicId.lastIndexOf('/') + 1).toLowerCase();
  const any = dice.pick([skyline, facade, pool, room, cocktail]);
  const draw = MOTIFS.find(([word]) => word.test(name))?.[1] ?? any;
  const mirrored = dice.chance(0.5) ? `translate(${num(w)}) scale(-1 1)` : undefined;
  return (
    rect(0, 0, w, h, { fill: palette.ground }) + glow(scene) + group({ transform: mirrored }, draw(scene))
  );
}
