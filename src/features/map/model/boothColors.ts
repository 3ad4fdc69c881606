import { luminance } from '#lib/colors/color.ts';
import { filterOptions } from '#lib/filtering/filterKey.ts';
import type { Category } from '#content/category/schema.ts';

/** The colours of a booth, as CSS. */
export interface BoothColors {
  background: string;
  /** A colour that is readable on it. */
  text: string;
}

/** White text is used on backgrounds that are darker than this. Relative luminance. */
const DARK = 0.18;

/** The colours of booths by filter key of a category; opaque, because labels lie on them. */
export function boothColors(
  categories: readonly Pick<Category, 'name' | 'key' | 'color'>[],
): ReadonlyMap<string, BoothColors> {
  const colors = new Map<string, BoothColors>();
  for (const { key, name } of filterOptions(categories)) {
    const rgb = categories.find((category) => category.name === name)?.color?.rgb;
    if (!rgb) continue;
    const [r = 0, g = 0, b = 0] = [rgb.r, rgb.g, rgb.b].map((value) =>
      Math.round(Math.min(Math.max(value, 0), 255)),
    );
    const text = luminance([r, g, b]) < DARK ? '#fff' : '#000';
    colors.set(key, { background: `rgb(${r} ${g} ${b})`, text });
  }
  return colors;
}
