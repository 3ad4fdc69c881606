let collator: Intl.Collator | undefined;

/** Sorts as people do: numbers by their value. Its first use takes a slow phone 30 ms, so no module does it on loading. */
export function compareNatural(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}
