import type { AssetRecord } from './assetRecord.ts';
import { diceFor } from './drawing/dice.ts';
import type { Scene } from './drawing/scene.ts';
import { paletteFor } from './drawing/scene.ts';
import { element } from './drawing/svg.ts';
import { hallPlan } from './kinds/hallPlan.ts';
import { hotelPoster } from './kinds/hotelPoster.ts';
import { appBadge, appIcon, wordmark } from './kinds/marks.ts';
import { portraitPoster } from './kinds/portraitPoster.ts';
import { shapesPoster } from './kinds/shapesPoster.ts';
import { stagePoster } from './kinds/stagePoster.ts';
import { ticketPoster } from './kinds/ticketPoster.ts';
import { wordsPoster } from './kinds/wordsPoster.ts';
import { motifOf } from './motif.ts';

/** What to draw, at a size in pixels. */
export interface PosterSpec extends AssetRecord {
  width: number;
  height: number;
}

/** Stages and plans are always on black. */
const NIGHT_KINDS = new Set(['event', 'siteSettings', 'mapEvent']);

/** Pictures that are shared outside the festival's pages, so they include its name. */
const IS_SHARED = /share|social|promo|visual/i;

type Mark = 'badge' | 'favicon' | 'wordmark';

/** Whether it is a logo or lettering of the festival itself, which the public id tells. */
function markOf({ kind, publicId }: AssetRecord): Mark | undefined {
  if (kind !== 'event' && kind !== 'siteSettings') return undefined;
  const name = publicId.slice(publicId.lastIndexOf('/') + 1).toLowerCase();
  if (name.includes('badge')) return 'badge';
  if (name.includes('favicon')) return 'favicon';
  return /logo|wordmark|dates|title/.test(name) ? 'wordmark' : undefined;
}

/** Whether the drawing has a transparent background. */
export const isTransparent = (asset: AssetRecord): boolean => markOf(asset) !== undefined;

function drawMark(mark: Mark, scene: Scene, { alt, title, publicId }: PosterSpec): string {
  if (mark === 'badge') return appBadge(scene);
  if (mark === 'favicon') return appIcon(scene, title);
  // A logo shows the name. Other lettering (dates, titles) shows its alternative text.
  return wordmark(scene, (/logo|wordmark/i.test(publicId) ? title || alt : alt || title) ?? '');
}

function drawPoster(
  scene: Scene,
  { kind, title, alt, publicId, resourceType, booths = [] }: PosterSpec,
): string {
  switch (kind) {
    case 'performer':
    case 'artist':
      return portraitPoster(scene, title);
    case 'place':
    case 'brand':
      return shapesPoster(scene, title);
    case 'scheduleEvent':
      return ticketPoster(scene, title);
    case 'mapEvent':
      return hallPlan(scene, title, booths);
    case 'hotel':
      return hotelPoster(scene, publicId);
    case 'event':
    case 'siteSettings':
      return stagePoster(scene, resourceType === 'image' && IS_SHARED.test(publicId) ? title : '');
    default:
      return wordsPoster(scene, title || (alt ?? ''));
  }
}

/**
 * A picture of an asset as SVG, deterministic by its public id: other sizes change the layout, not the motif. A public
 * id and its `-tablet` and `-mobile` versions share a motif. Proportions beyond 4:1 are cropped from a milder one.
 */
export function posterSvg(spec: PosterSpec): string {
  const dice = diceFor(motifOf(spec.publicId));
  const aspect = Math.min(4, Math.max(0.25, spec.width / spec.height));
  const [w, h] = aspect < 1 ? [1000, 1000 / aspect] : [1000 * aspect, 1000];
  const mark = markOf(spec);
  const isBold = dice.chance(0.25) && !NIGHT_KINDS.has(spec.kind);
  const palette = paletteFor(spec.hue, isBold ? 'bold' : 'night', dice);
  const scene: Scene = { w, h, dice, palette };
  // Longer text is unreadable on a picture, and every letter costs drawing time.
  const subject = { ...spec, title: spec.title.slice(0, 80), alt: spec.alt?.slice(0, 80) };
  const drawing = mark ? drawMark(mark, scene, subject) : drawPoster(scene, subject);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: spec.width,
      height: spec.height,
      viewBox: `0 0 ${w} ${h}`,
      preserveAspectRatio: mark ? 'xMinYMid meet' : 'xMidYMid slice',
    },
    palette.defs + drawing,
  );
}
