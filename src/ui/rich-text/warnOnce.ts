const told = new Set<string>();

/** Tells whoever keeps the content of something that a text holds and nobody knows, once for each page load. */
export function warnOnce(unknown: string): void {
  if (told.has(unknown)) return;
  told.add(unknown);
  console.warn(`Rich text: unknown ${unknown} is hidden or shown as plain text.`);
}
