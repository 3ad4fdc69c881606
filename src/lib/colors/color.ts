/** Red, green and blue from 0 to 255, in sRGB. */
export type Rgb = readonly [number, number, number];

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/**
 * Parses a stored colour: hex text, or the object of Sanity's colour input, by `rgb` or else by `hex`. Transparency is
 * ignored.
 *
 * @returns undefined for anything else.
 */
export function parseColor(stored: unknown): Rgb | undefined {
  if (typeof stored === 'string') return parseHex(stored.trim());
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { rgb, hex } = stored as { rgb?: unknown; hex?: unknown };
  return parseChannels(rgb) ?? (typeof hex === 'string' ? parseHex(hex.trim()) : undefined);
}

function parseHex(text: string): Rgb | undefined {
  if (!HEX.test(text)) return undefined;
  const digits = text.slice(1);
  const channel = (index: number) =>
    digits.length < 6
      ? Number(`0x${digits[index]}${digits[index]}`)
      : Number(`0x${digits.slice(2 * index, 2 * index + 2)}`);
  return [channel(0), channel(1), channel(2)];
}

function parseChannels(rgb: unknown): Rgb | undefined {
  if (typeof rgb !== 'object' || rgb === null) return undefined;
  const { r, g, b } = rgb as Record<string, unknown>;
  const isChannel = (value: unknown): value is number =>
    typeof value === 'number' && value >= 0 && value <= 255;
  return isChannel(r) && isChannel(g) && isChannel(b)
    ? [Math.round(r), Math.round(g), Math.round(b)]
    : undefined;
}

/** `#f6f1e7` */
export function hexText(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** @param share of the first colour, from 0 to 1; the rest is the second. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(first[index] * share + second[index] * (1 - share));
  return [channel(0), channel(1), channel(2)];
}

/**
 * The contrast of two colours, from 1 to 21, as WCAG 2 defines it.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(first: Rgb, second: Rgb): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance, from 0 (black) to 1 (white). */
export function luminance(color: Rgb): number {
  const [r, g, b] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
