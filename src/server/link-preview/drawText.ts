import sharp, { type SharpOptions } from 'sharp';
import { FAMILIES, shareFont } from './fonts.ts';

/** A text, and the box that it must fit into. Pixels. */
export interface TextLine {
  text: string;
  color: string;
  /** The size of the letters; they are smaller if the text would not fit. */
  size: number;
  width: number;
  height: number;
  /** Default: as its first letter is. */
  isRightToLeft?: boolean | undefined;
}

interface DrawnText {
  /** A transparent PNG. */
  bytes: Buffer;
  width: number;
  height: number;
  isRightToLeft: boolean;
}

/** Emoji are removed: few machines have a font for them, and each looks different. */
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu;
/** Characters that join and vary emoji. */
const EMOJI_PARTS = /\u200d|\u20e3|\ufe0f|[\u{e0020}-\u{e007f}]/gu;
// oxlint-disable-next-line no-control-regex -- it removes control characters
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066\u2067\ufffe\uffff]/g;
/** Around a name that has its own direction. */
const ISOLATES = /[\u2068\u2069]/g;
/** Gives the text its direction if it begins with other letters. */
const RIGHT_TO_LEFT_MARK = '\u200f';
const RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** @returns undefined if there is nothing to draw */
export async function drawText({
  text,
  color,
  size,
  width,
  height,
  isRightToLeft,
}: TextLine): Promise<DrawnText | undefined> {
  const plain = text
    .toWellFormed()
    .replace(EMOJI, '')
    .replace(EMOJI_PARTS, '')
    .replace(CONTROL, '')
    .replace(/ +/g, ' ')
    .trim();
  if (plain.replace(ISOLATES, '') === '') return undefined;
  const isFromRight = isRightToLeft ?? RIGHT_TO_LEFT.test(plain);
  const escaped = plain.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
  const options = {
    text: `<span foreground="${color}">${isFromRight ? RIGHT_TO_LEFT_MARK : ''}${escaped}</span>`,
    font: `${FAMILIES.join(', ')}, ${size}`,
    fontfile: await shareFont(),
    width,
    rgba: true,
    wrap: 'word-char',
  } as const;
  // At 72 dpi a point is a pixel. If a height is given, the size of the letters is chosen to fit.
  const drawn = await draw({ ...options, dpi: 72 });
  const fitting =
    drawn.info.height <= height && drawn.info.width <= width ? drawn : await draw({ ...options, height });
  // A text that still does not fit, because of rounding, is scaled.
  const { data, info } =
    fitting.info.height <= height && fitting.info.width <= width
      ? fitting
      : await sharp(fitting.data)
          .resize({ width, height, fit: 'inside' })
          .png()
          .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, isRightToLeft: isFromRight };
}

function draw(text: SharpOptions['text']) {
  return sharp({ text }).png().toBuffer({ resolveWithObject: true });
}
