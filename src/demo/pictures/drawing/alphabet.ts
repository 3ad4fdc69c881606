import { polar } from './svg.ts';

/**
 * A heavy geometric block alphabet, drawn as paths because a server may have no fonts at all.
 * Letters stand 100 units high. Their counters are slits: thin ones make the black display letters
 * of a poster, wide ones make small print that can be read.
 */

/** Width of a glyph, and its outline for a slit of the given thickness. */
type Glyph = readonly [width: number, outline: (slit: number) => string];

const hole = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

const eye = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Thickness of the three bars of an E, an S and their relatives. */
const bar = (s: number) => (100 - 2 * s) / 3;

/** Radius of the bowls that span two bars. */
const bowl = (s: number) => (2 * bar(s) + s) / 2;

/** A point on the circle of 50 that C, G, O and Q are made of; degrees run clockwise from the right. */
const onCircle = (degrees: number) => polar(50, 50, 50, degrees).join(' ');

/** Width of the gap between words. */
const SPACE = 40;

/** Half the angle, in degrees, that a slit of the given thickness takes out of that circle. */
const slitAngle = (s: number) => (Math.asin(s / 100) * 180) / Math.PI;

/** The right sides of B, 3 and 8: a small bowl on a larger one. */
const bowls = (x: number) => `H${x}A25 25 0 0 1 ${x + 14.1} 45.65A29 29 0 0 1 ${x} 100`;

const q = (s: number): string => {
  const [angle, k] = [slitAngle(s), s / (2 * Math.SQRT2)];
  return (
    `M${onCircle(45 + angle)}A50 50 0 1 1 ${onCircle(45 - angle)}L${63 + k} ${63 - k}L${63 - k} ${63 + k}Z` +
    eye(50, 50, 7 + s / 2)
  );
};

const six = (s: number): string => {
  const [b, r] = [bar(s), bowl(s)];
  return (
    `M46 0H82V${b}H42V${b + s}H${90 - r}A${r} ${r} 0 0 1 ${90 - r} 100H45A45 45 0 0 1 0 55V46A46 46 0 0 1 46 0Z` +
    hole(34, (b + s + 100 - s) / 2, 24, s)
  );
};

const nine = (s: number): string => {
  const [b, r] = [bar(s), bowl(s)];
  return (
    `M44 100H8V${100 - b}H48V${100 - b - s}H${r}A${r} ${r} 0 0 1 ${r} 0H45A45 45 0 0 1 90 45V54A46 46 0 0 1 44 100Z` +
    hole(32, (100 - b - 2 * s) / 2, 24, s)
  );
};

const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: [
    100,
    (s) => `M0 100V50a50 50 0 0 1 100 0V100H${50 + s / 2}V74H${50 - s / 2}V100Z${eye(50, 44, 3 + s / 2)}`,
  ],
  B: [95, (s) => `M0 0${bowls(66)}H0Z${hole(32, 25 - s / 2, 34, s)}${hole(32, 72 - s / 2, 36, s)}`],
  C: [98, (s) => `M${onCircle(-9 - s)}A50 50 0 1 0 ${onCircle(9 + s)}L42 50Z`],
  D: [96, (s) => `M0 0H46a50 50 0 0 1 0 100H0Z${hole(44 - s / 2, 28, s, 44)}`],
  E: [
    84,
    (s) => `M0 0H84V${bar(s)}H38V${bar(s) + s}H76V${2 * bar(s) + s}H38V${2 * bar(s) + 2 * s}H84V100H0Z`,
  ],
  F: [82, (s) => `M0 0H82V${bar(s)}H40V${bar(s) + s}H74V${2 * bar(s) + s}H40V100H0Z`],
  G: [100, (s) => `M${onCircle(-16 - s)}A50 50 0 1 0 50 100H100V50H44Z`],
  H: [96, (s) => `M0 0H${48 - s / 2}V38H${48 + s / 2}V0H96V100H${48 + s / 2}V62H${48 - s / 2}V100H0Z`],
  I: [44, () => 'M0 0H44V100H0Z'],
  J: [82, (s) => `M40 0H82V59a41 41 0 0 1-82 0V48H${40 - s}V62H40Z`],
  K: [98, () => 'M0 0H44V36L60 0H98L76 50L98 100H60L44 64V100H0Z'],
  L: [80, () => 'M0 0H44V62H80V100H0Z'],
  M: [
    124,
    (s) =>
      `M0 0H38L62 36L86 0H124V100H${84 + s / 2}V58H${84 - s / 2}V100H${40 + s / 2}V58H${40 - s / 2}V100H0Z`,
  ],
  N: [98, (s) => `M0 0H46L${52 + s / 2} 46V0H98V100H52L${46 - s / 2} 54V100H0Z`],
  O: [100, (s) => eye(50, 50, 50) + eye(50, 50, 7 + s / 2)],
  P: [88, (s) => `M0 0H54a34 34 0 0 1 0 68H44V100H0Z${hole(34, 34 - s / 2, 26, s)}`],
  Q: [100, q],
  R: [94, (s) => `M0 0H56a32 32 0 0 1 18 58.5L94 100H54L44 76V100H0Z${hole(34, 32 - s / 2, 26, s)}`],
  S: [
    88,
    (s) =>
      `M${bowl(s)} 0H84V${bar(s)}H40V${bar(s) + s}H${88 - bowl(s)}a${bowl(s)} ${bowl(s)} 0 0 1 0 ${2 * bowl(s)}` +
      `H4V${2 * bar(s) + 2 * s}H48V${2 * bar(s) + s}H${bowl(s)}a${bowl(s)} ${bowl(s)} 0 0 1 0 ${-2 * bowl(s)}Z`,
  ],
  T: [94, () => 'M0 0H94V38H69V100H25V38H0Z'],
  U: [98, (s) => `M0 0H${49 - s / 2}V56a${s / 2} ${s / 2} 0 0 0 ${s} 0V0H98V51a49 49 0 0 1-98 0Z`],
  V: [102, () => 'M0 0H44L51 36L58 0H102L70 100H32Z'],
  W: [
    124,
    (s) =>
      `M0 0H${40 - s / 2}V42H${40 + s / 2}V0H${84 - s / 2}V42H${84 + s / 2}V0H124V100H86L62 64L38 100H0Z`,
  ],
  X: [102, () => 'M0 0H40L51 24L62 0H102L76 50L102 100H62L51 76L40 100H0L26 50Z'],
  Y: [100, () => 'M0 0H40L50 26L60 0H100L72 62V100H28V62Z'],
  Z: [88, () => 'M0 0H88V36L46 64H88V100H0V64L42 36H0Z'],
  0: [
    92,
    (s) => `M46 0a46 46 0 0 1 46 46V54a46 46 0 0 1-92 0V46A46 46 0 0 1 46 0Z${hole(46 - s / 2, 30, s, 40)}`,
  ],
  1: [60, () => 'M0 0H60V100H16V36H0Z'],
  2: [
    86,
    (s) =>
      `M4 0H${86 - bowl(s)}a${bowl(s)} ${bowl(s)} 0 0 1 0 ${2 * bowl(s)}H46V${2 * bar(s) + 2 * s}H86V100H0` +
      `V${bar(s) + s}H42V${bar(s)}H4Z`,
  ],
  3: [
    87,
    (s) => `M4 0${bowls(58)}H4V${2 * bar(s) + 2 * s}H40V${2 * bar(s) + s}H16V${bar(s) + s}H40V${bar(s)}H4Z`,
  ],
  4: [90, (s) => `M0 0H38V36H${38 + s}V0H90V100H46V70H0Z`],
  5: [
    86,
    (s) =>
      `M0 0H82V${bar(s)}H40V${bar(s) + s}H${86 - bowl(s)}a${bowl(s)} ${bowl(s)} 0 0 1 0 ${2 * bowl(s)}` +
      `H2V${2 * bar(s) + 2 * s}H44V${2 * bar(s) + s}H0Z`,
  ],
  6: [90, six],
  7: [84, () => 'M0 0H84V30L54 100H10L38 38H0Z'],
  8: [
    90,
    (s) =>
      `M30 0${bowls(60)}H30A29 29 0 0 1 15.9 45.65A25 25 0 0 1 30 0Z` +
      hole(31, 24 - s / 2, 28, s) +
      hole(29, 72 - s / 2, 32, s),
  ],
  9: [90, nine],
  '-': [44, () => 'M0 38H44V62H0Z'],
  ':': [28, () => 'M0 22H28V50H0ZM0 72H28V100H0Z'],
  '!': [36, () => 'M0 0H36L30 62H6ZM4 72H32V100H4Z'],
  '.': [28, () => 'M0 72H28V100H0Z'],
  "'": [26, () => 'M0 0H26L18 36H0Z'],
  '/': [60, () => 'M34 0H60L26 100H0Z'],
  '&': [86, () => 'M29 14H57V36H86V64H57V86H29V64H0V36H29Z'],
};

/** The text in the alphabet's own characters: accents folded, upper case, anything unknown a space. */
export function toBlockText(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\+/g, '&');
  return Array.from(folded, (character) => (character in GLYPHS ? character : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** A row of letters, 100 units high. */
interface Lettering {
  /** Outlines for the even-odd rule, each to be moved to its `x`. */
  letters: { x: number; outline: string }[];
  width: number;
}

/** Rounded outlines by letter and slit: there are few of both, and a map sets thousands of letters. */
const outlines = new Map<string, string>();

function outlineOf(character: string, slit: number): string {
  const key = `${character} ${slit}`;
  let outline = outlines.get(key);
  if (outline === undefined) {
    const draw = GLYPHS[character]?.[1];
    outline = draw
      ? draw(slit).replace(/-?\d+\.\d+/g, (figure) => String(Number(Number(figure).toFixed(2))))
      : '';
    outlines.set(key, outline);
  }
  return outline;
}

/** Sets text in one row. `slit` 6 is display, 20 is small print; `gap` lies between letters. */
export function setText(text: string, slit: number, gap: number): Lettering {
  const letters: Lettering['letters'] = [];
  let x = 0;
  for (const character of toBlockText(text)) {
    const [width] = GLYPHS[character] ?? [SPACE];
    const outline = outlineOf(character, slit);
    if (outline) letters.push({ x, outline });
    x += width + gap;
  }
  return { letters, width: Math.max(0, x - gap) };
}
