import subsetFont from 'subset-font';

/** The ranges of the axes that the styles use. The rest would be more than a third of the file. */
const AXES = { wght: { min: 400, max: 900 }, wdth: { min: 100, max: 125 } };

/** Ranges of code points of Latin text, first and last. Only characters that the font has are kept. */
const CHARACTERS = [
  [0x20, 0x2ff],
  [0x1e00, 0x1eff],
  [0x2000, 0x22ff],
];

/**
 * A webpack loader that cuts a variable font to the weights and widths that the styles use.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} font woff2
 */
export default async function cutFont(font) {
  return subsetFont(font, CHARACTERS.flatMap(charactersOf).join(''), {
    targetFormat: 'woff2',
    variationAxes: AXES,
  });
}

function charactersOf([first, last]) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** Tells webpack that the font is binary. */
export const raw = true;
