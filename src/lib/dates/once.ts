import type { I18n } from '../i18n/i18n.ts';

type T = I18n['t'];

const made = new WeakMap<T, Map<string, string>>();

/** A text that is made once for each language: a large schedule asks for thousands, of which few differ. */
export function once(t: T, key: string, make: () => string): string {
  let texts = made.get(t);
  if (!texts) made.set(t, (texts = new Map<string, string>()));
  let text = texts.get(key);
  if (text === undefined) texts.set(key, (text = make()));
  return text;
}
