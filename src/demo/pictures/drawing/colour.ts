/** OKLCH: hues that look equally strong at equal chroma, which HSL cannot promise. */

/** A colour as the content service stores it: 0..255 per channel. */
interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** Below this chroma a colour is grey and its hue is meaningless. */
const GREY_CHROMA = 0.03;

const toLinear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (value: number) =>
  255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** The OKLCH hue of a colour in degrees (0..360), or undefined for a grey. */
export function hueOf({ r, g, b }: Rgb): number | undefined {
  const [red, green, blue] = [toLinear(r), toLinear(g), toLinear(b)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  if (!(Math.hypot(greenRed, blueYellow) >= GREY_CHROMA)) return undefined;
  return ((Math.atan2(blueYellow, greenRed) * 180) / Math.PI + 360) % 360;
}

function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const radians = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/**
 * `#rrggbb` for an OKLCH colour: lightness 0..1, chroma 0..0.4, hue in degrees.
 * A colour that screens cannot show keeps its lightness and hue and loses chroma until they can.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let channels = linearRgb(lightness, chroma, hue);
  for (let c = chroma; c > 0 && channels.some((v) => v < -0.0001 || v > 1.0001); c -= 0.005) {
    channels = linearRgb(lightness, c, hue);
  }
  return `#${channels
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, fromLinear(Math.max(0, value)))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
