import { setText, toBlockText } from './alphabet.ts';
import { element, num } from './svg.ts';

/** Words that give no initial and cannot end a line. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'THE A AN OF AND OR BY FOR FROM WITH IN ON AT TO IS ARE & -'.split(' '),
);

/** Up to `most` initials of a name, in the block alphabet's characters; '' if it has none. */
export function initialsOf(name: string, most: number): string {
  const words = toBlockText(name)
    .split(' ')
    .map((word) => word.replace(/[^A-Z0-9]/g, ''))
    .filter(Boolean);
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, most)
    .map((word) => word.charAt(0))
    .join('');
}

/** The first words of a text, up to `most` characters, without such a word at the end. */
export function leadingWords(text: string, most: number): string {
  const kept: string[] = [];
  for (const word of toBlockText(text).split(' ')) {
    if (kept.length > 0 && [...kept, word].join(' ').length > most) break;
    kept.push(word);
  }
  while (kept.length > 1 && SMALL_WORDS.has(kept.at(-1) ?? '')) kept.pop();
  return kept
    .join(' ')
    .slice(0, 2 * most)
    .replace(/[-:. ]+$/, '');
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface TextOptions {
  /** Thickness of the counters, see `setText`; 7 by default. */
  slit?: number;
  /** How far letters may be stretched in one direction to fill the box: 1 is not at all (the default). */
  stretch?: number;
  /** The position of the text in the space that it leaves in the box, 0..1; default (0, 1): left, at the foot. */
  align?: readonly [x: number, y: number];
}

/**
 * One row of text as large as the box allows, a `path` for each letter, so that a parent group can set `fill` and a
 * `clipPath` can clip by them.
 */
export function fitText(text: string, box: Box, options: TextOptions = {}): string {
  const { slit = 7, stretch = 1, align = [0, 1] } = options;
  const { letters, width } = setText(text, slit, slit);
  if (width === 0) return '';
  const [fullX, fullY] = [box.width / width, box.height / 100];
  const [scaleX, scaleY] = [Math.min(fullX, fullY * stretch), Math.min(fullY, fullX * stretch)];
  const x = box.x + (box.width - width * scaleX) * align[0];
  const y = box.y + (box.height - 100 * scaleY) * align[1];
  return letters
    .map(({ x: offset, outline }) =>
      element('path', {
        d: outline,
        'fill-rule': 'evenodd',
        'clip-rule': 'evenodd',
        transform: `translate(${num(x + offset * scaleX)} ${num(y)}) scale(${scaleX.toFixed(4)} ${scaleY.toFixed(4)})`,
      }),
    )
    .join('');
}

/** Splits a text into at most `most` rows of nearly equal length, never inside a word. */
function toRows(text: string, most: number): string[] {
  const words = toBlockText(text).split(' ').filter(Boolean);
  const target = words.join(' ').length / Math.min(most, words.length);
  const rows: string[] = [];
  for (const word of words) {
    const last = rows.at(-1);
    const grown = `${last} ${word}`;
    const joins =
      last !== undefined && (last.length <= 2 || rows.length === most || grown.length <= target * 1.2);
    if (joins) rows[rows.length - 1] = grown;
    else rows.push(word);
  }
  return rows;
}

/** The rows, at most `most`, that allow the largest letters in a box. */
export function rowsThatFit(text: string, box: Box, most: number): string[] {
  const height = (rows: readonly string[]) =>
    Math.min(box.height / rows.length, ...rows.map((row) => (box.width / setText(row, 7, 7).width) * 100));
  const options = Array.from({ length: most }, (_, index) => toRows(text, index + 1));
  return options.reduce((best, rows) => (height(rows) > height(best) * 1.05 ? rows : best), options[0] ?? []);
}

/** Rows of text in a box, each as large as possible, set close together. */
export function fitRows(rows: readonly string[], box: Box, options: TextOptions = {}): string {
  const { stretch = 1, align = [0, 1] } = options;
  const most = box.height / rows.length;
  const heights = rows.map((row) => Math.min(most, (box.width / setText(row, 7, 7).width) * 100 * stretch));
  const gap = 0.08 * Math.min(...heights);
  const shrink = box.height / (box.height + gap * (rows.length - 1));
  const total = heights.reduce((sum, height) => sum + height * shrink, gap * (rows.length - 1) * shrink);
  let y = box.y + Math.max(0, box.height - total) * align[1];
  return rows
    .map((row, index) => {
      const height = (heights[index] ?? 0) * shrink;
      const top = y;
      y += height + gap * shrink;
      return fitText(row, { ...box, y: top, height }, options);
    })
    .join('');
}
