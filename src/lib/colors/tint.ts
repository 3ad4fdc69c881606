import type { Category } from '../model/category.ts';
import { isShownCategory } from '../filtering/filterKey.ts';

/**
 * The colour of an item: that of its first category with one, except `marketplace`.
 *
 * @returns a CSS colour; undefined if no category has one.
 */
export function tintOf(categories: readonly Pick<Category, 'name' | 'color'>[]): string | undefined {
  const rgb = categories.find(({ name, color }) => color && isShownCategory(name))?.color?.rgb;
  if (!rgb) return undefined;
  const channels = [rgb.r, rgb.g, rgb.b].map((value) => Math.round(clamp(value, 255)));
  return `rgba(${channels.join(',')},${clamp(rgb.a ?? 1, 1)})`;
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}
