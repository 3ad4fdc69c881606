import type { Category } from '../model/category';
import { isShownCategory } from '../filtering/filterKey';

/** The category that gives a place its colour: the first with one, `marketplace` passed over. */
export function tintOf(categories: readonly Pick<Category, 'name' | 'color'>[], fallback: string): string {
  const rgb = categories.find(({ name, color }) => color && isShownCategory(name))?.color?.rgb;
  if (!rgb) return fallback;
  const channels = [rgb.r, rgb.g, rgb.b].map((value) => Math.round(clamp(value, 255)));
  return `rgba(${channels.join(',')},${clamp(rgb.a ?? 1, 1)})`;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
