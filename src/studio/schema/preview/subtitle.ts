/** The parts of a preview's second line; empty ones are left out. */
export function subtitle(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ');
}
