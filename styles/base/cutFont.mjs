import { URLSearchParams } from 'node:url';
import subsetFont from 'subset-font';

/** The font's features that the styles use. */
const FEATURES = ['kern', 'tnum'];

/**
 * A webpack loader that cuts a variable font to the letters, weights and widths in the query of its URL:
 * `?letters=U+20-7E,U+A0&wght=550..900&wdth=100`.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} font woff2
 */
export default async function cutFont(font) {
  // In a query, a plus sign is a space.
  const query = new URLSearchParams(this.resourceQuery.replaceAll('+', '%2B'));
  const letters = (query.get('letters') ?? '').split(',').flatMap(charactersOf).join('');
  const variationAxes = Object.fromEntries(
    ['wght', 'wdth'].map((axis) => [axis, rangeOf(query.get(axis) ?? '')]),
  );
  return subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
  });
}

/** The characters of `U+20-7E`. */
function charactersOf(range) {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** `100..125`, or a single value. */
function rangeOf(values) {
  const [min = 0, max] = values.split('..').map(Number);
  return max === undefined ? min : { min, max };
}

/** Tells webpack that the font is binary. */
export const raw = true;
