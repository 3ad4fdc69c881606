const told = new Set<string>();

/** Logs unsupported content of a text, once per page load. */
export function warnOnce(unknown: string): void {
  if (told.has(unknown)) return;
  told.add(unknown);
  console.warn(`Rich text: unknown ${unknown} is hidden or shown as plain text.`);
}
