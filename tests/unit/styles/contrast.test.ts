import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rgb, contrast } from '#lib/colors/color.ts';

const COLORS = readFileSync(join(__dirname, '../../../styles/tools/_colors.scss'), 'utf8');
/** The colours of an event that sets none. */
const NIGHT = COLORS.slice(COLORS.indexOf('@mixin night'), COLORS.indexOf('@mixin on-picture'));

/** A colour token blended with the colour beneath it. */
function colour(name: string, beneath: Rgb = [0, 0, 0]): Rgb {
  const value =
    new RegExp(`--${name}: ([^;]+);`).exec(NIGHT)?.[1]?.replace(/^var\(--event-[\w-]+, (.+)\)$/, '$1') ?? '';
  const translucent = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value);
  if (translucent) {
    const [red = NaN, green = NaN, blue = NaN, percent = NaN] = translucent.slice(1).map(Number);
    const mix = (over: number, under: number) => over * (percent / 100) + under * (1 - percent / 100);
    return [mix(red, beneath[0]), mix(green, beneath[1]), mix(blue, beneath[2])];
  }
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (digits === undefined) throw new Error(`--${name} is no colour this test can read: '${value}'`);
  const pairs = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const number = parseInt(pairs, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

const TEXT_COLOURS = [
  'text',
  'quiet',
  'accent',
  'accent-hover',
  'danger',
  'warning',
  'info',
  'success',
  'tip',
];
const SURFACES = ['background', 'raised'];

test.each(TEXT_COLOURS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
  'text in --%s is readable on --%s',
  (text, surface) => {
    const beneath = colour(surface);
    expect(contrast(colour(text, beneath), beneath)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['accent', 'accent-hover'])('text in --on-accent is readable on --%s', (surface) => {
  expect(contrast(colour('on-accent'), colour(surface))).toBeGreaterThanOrEqual(4.5);
});

test.each(['text', 'danger'])('black text on a solid badge is readable on --%s', (surface) => {
  expect(contrast(colour('background'), colour(surface))).toBeGreaterThanOrEqual(4.5);
});
