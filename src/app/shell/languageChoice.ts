import { baseOf } from '#lib/i18n/pageLanguage.ts';

/** Present once the visitor has seen an offer of another language, or has chosen a language. */
const KEY = 'fairground.language';

/** Remembers on this device that no language has to be offered any more. */
export function endOffers(): void {
  try {
    window.localStorage.setItem(KEY, '1');
  } catch {
    // Then nothing is offered.
  }
}

/** Whether a language may be offered. In a browser that refuses storage none is, because it would be offered always. */
export function mayOffer(): boolean {
  try {
    return window.localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

/**
 * The language that a visitor likes better than the page's.
 *
 * @param languages of the festival.
 * @param wanted the visitor's, the best first, such as `navigator.languages`.
 */
export function preferredLanguage(
  present: string,
  languages: readonly string[],
  wanted: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    const alike = languages.filter((language) => baseOf(language) === baseOf(tag));
    const exact = alike.find((language) => language.toLowerCase() === tag.toLowerCase());
    const best = exact ?? (alike.includes(present) ? present : alike[0]);
    if (best !== undefined) return best === present ? undefined : best;
  }
  return undefined;
}
