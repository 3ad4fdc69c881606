/** `#fff` or `#ffffff` */
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The contrast of two hex colours by WCAG 2.2, from 1 to 21; undefined if one is not a hex colour. */
export function contrastRatio(first: string, second: string): number | undefined {
  if (!HEX.test(first) || !HEX.test(second)) return undefined;
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, from 0 to 1. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
