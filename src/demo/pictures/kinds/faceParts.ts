import { disc, element, group, line, path, polygon, rect, repeat } from '../drawing/svg.ts';

/** Parts of a face, drawn around the middle of a head 300 units wide and 400 high. */

/** Colours of one bust. */
export interface Complexion {
  lit: string;
  shaded: string;
  hair: string;
  cloth: string;
  accent: string;
}

type Part = (colours: Complexion) => string;

/** Hair that lies behind the head, and hair or headgear that lies on it. */
interface Style {
  behind?: Part;
  front: Part;
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  element('ellipse', { cx, cy, rx, ry, fill });

/** From afro to braids, with caps, hats and a hood. */
export const HAIR: readonly [Style, ...Style[]] = [
  {
    behind: ({ hair }) => disc(0, -70, 285, hair),
    front: ({ hair }) =>
      path('M-150-40C-150-190-70-225 0-225S150-190 150-40C110-120 60-140 0-140S-110-120-150-40Z', hair),
  },
  {
    behind: ({ hair }) => rect(-215, -240, 430, 500, { rx: 190, fill: hair }),
    front: ({ hair }) =>
      path('M-170-40C-180-200-90-235 0-235S180-200 170-40L120-60 60-66 0-68-60-66-120-60Z', hair),
  },
  {
    front: ({ hair }) =>
      repeat(7, (i) =>
        polygon([-78 + i * 22, -120, -40 + i * 22, -150, -150 + i * 50, -400 + Math.abs(3 - i) * 44], hair),
      ) + path('M-152-30C-156-190-80-222 0-222S156-190 152-30C130-110 80-150 0-150S-130-110-152-30Z', hair),
  },
  {
    behind: ({ hair }) =>
      path(
        'M-190-60C-200-230-90-262 0-262S200-230 190-60C200 120 250 260 240 470H-240C-250 260-200 120-190-60Z',
        hair,
      ),
    front: ({ hair }) =>
      path('M-156 0C-170-200-80-240 20-236S170-180 156 0C140-80 100-130 20-160C-40-110-120-90-156 0Z', hair),
  },
  {
    front: ({ hair }) =>
      disc(0, -285, 92, hair) +
      path('M-152-20C-160-190-80-224 0-224S160-190 152-20C120-120 60-150 0-150S-120-120-152-20Z', hair),
  },
  {
    front: ({ hair }) =>
      disc(-150, -225, 88, hair) +
      disc(150, -225, 88, hair) +
      path('M-152-20C-160-190-80-224 0-224S160-190 152-20C110-90 60-90 0-190C-60-90-110-90-152-20Z', hair),
  },
  {
    front: ({ hair, accent }) =>
      path('M-168-70C-168-200-90-252 0-252S168-200 168-70Z', hair) +
      path('M-175-92H175L330-52C330-40 320-34 300-34H-175Z', accent),
  },
  {
    behind: ({ hair }) => ellipse(0, -105, 400, 62, hair),
    front: ({ hair, accent }) =>
      path('M-165-110C-165-270-110-300 0-280S165-270 165-110Z', hair) +
      rect(-166, -150, 332, 44, { fill: accent }),
  },
  {
    behind: ({ cloth }) => path('M-250 330C-300-60-230-300 0-300S300-60 250 330Z', cloth),
    front: ({ cloth, hair }) =>
      path('M-150-20C-150-180-90-214 0-214S150-180 150-20L150 0C120-120 70-168 0-168S-120-120-150 0Z', hair) +
      path(
        'M-205 300C-240-60-200-262 0-262S240-60 205 300L150 240C190 0 150-200 0-200S-190 0-150 240Z',
        cloth,
      ),
  },
  {
    front: ({ hair }) =>
      repeat(15, (i) =>
        disc(
          195 * Math.cos(((200 + i * 10) * Math.PI) / 180),
          -40 + 205 * Math.sin(((200 + i * 10) * Math.PI) / 180),
          58 - Math.abs(7 - i) * 2,
          hair,
        ),
      ),
  },
  {
    front: ({ hair }) =>
      path(
        'M-154-10C-162-190-90-226 0-226S162-190 154-10C148-60 140-96 120-118C60-140-60-140-120-118C-140-96-148-60-154-10Z',
        hair,
      ),
  },
  {
    behind: ({ hair }) =>
      repeat(9, (i) => rect(-228 + i * 50, -180, 42, 560 - Math.abs(4 - i) * 30, { rx: 21, fill: hair })),
    front: ({ hair }) =>
      path('M-165-30C-170-200-90-240 0-240S170-200 165-30C130-130 60-160 0-160S-130-130-165-30Z', hair),
  },
];

/** Eyes, with or without something before them. */
export const EYES: readonly [Part, ...Part[]] = [
  ({ accent }) =>
    rect(-165, -62, 330, 84, { rx: 34, fill: accent }) +
    rect(-140, -46, 180, 14, { rx: 7, fill: '#fff', opacity: '0.55' }),
  ({ hair, accent }) =>
    disc(-72, -16, 62, accent) +
    disc(72, -16, 62, accent) +
    line('M-134-16H-160M134-16H160M-12-24Q0-34 12-24', hair, 12) +
    line('M-100-44l26 26M-84-50l14 14', '#fff', 8, { opacity: '0.6' }),
  ({ hair }) =>
    line('M-110-20q38 34 76 0M34-20q38 34 76 0', hair, 14, { 'stroke-linecap': 'round' }) +
    line('M-116-64q40-28 84-8M32-72q44-20 84 8', hair, 12, { 'stroke-linecap': 'round' }),
  ({ hair, accent }) =>
    polygon([-158, -54, -10, -40, -24, 18, -70, 34, -132, 22], hair) +
    polygon([158, -54, 10, -40, 24, 18, 70, 34, 132, 22], hair) +
    line('M-20-40H20', hair, 14) +
    line('M-120-26l40 34M44-22l36 30', accent, 10),
  ({ accent, hair }) =>
    path('M-20-250L60-250L-70 150L-30 60L-120 80L-60-30L-130-20Z', accent) +
    line('M-104-14q34 24 66 0M38-14q34 24 66 0', hair, 14, { 'stroke-linecap': 'round' }),
  ({ hair }) =>
    path('M-118-18a46 46 0 0 1 92 0Z', hair) +
    path('M26-18a46 46 0 0 1 92 0Z', hair) +
    disc(-64, -26, 14, '#fff') +
    disc(80, -26, 14, '#fff'),
];

/** What is worn or held; most wear nothing. */
export const EXTRAS: readonly [Part, ...Part[]] = [
  () => '',
  () => '',
  ({ accent, hair }) =>
    line('M-168-10C-190-300 190-300 168-10', hair, 26) +
    rect(-205, -62, 66, 132, { rx: 30, fill: accent }) +
    rect(139, -62, 66, 132, { rx: 30, fill: accent }),
  ({ accent }) =>
    disc(-150, 92, 22, accent) + disc(150, 92, 22, accent) + line('M-150 60v20M150 60v20', accent, 8),
  ({ accent, hair }) =>
    group(
      { transform: 'rotate(24 60 260)' },
      rect(36, 250, 48, 420, { rx: 20, fill: hair }) +
        disc(60, 216, 70, accent) +
        line('M0 200H120M-4 224H124M12 176H108', hair, 7),
    ),
];

const round = { 'stroke-linecap': 'round' };

/** Lips, smiles and a beard. */
export const MOUTHS: readonly [Part, ...Part[]] = [
  ({ accent }) => path('M-52 116Q-24 92 0 106Q24 92 52 116Q0 160-52 116Z', accent),
  ({ hair }) => line('M-46 122Q0 142 46 118', hair, 12, round),
  ({ hair }) => path('M-56 106H56Q48 166 0 166T-56 106Z', hair) + path('M-44 108H44V122H-44Z', '#fff'),
  ({ hair }) =>
    path('M-150 30C-140 120-90 92 0 92S140 120 150 30C150 170 90 236 0 236S-150 170-150 30Z', hair) +
    line('M-34 138H34', '#fff', 10, { ...round, opacity: '0.8' }),
];
