const collators = new Map<string, Intl.Collator>();

/**
 * Sorts as people do in a language: by its alphabet, and numbers by their value. Its first use takes a slow phone 30 ms,
 * so no module does it on loading.
 */
export function compareNatural(language: string): (a: string, b: string) => number {
  let collator = collators.get(language);
  if (!collator) collators.set(language, (collator = new Intl.Collator(language, { numeric: true })));
  return collator.compare;
}

/** Sorts what is the same in every language, such as the numbers of booths. */
export function compareNumbers(a: string, b: string): number {
  return compareNatural('en')(a, b);
}
