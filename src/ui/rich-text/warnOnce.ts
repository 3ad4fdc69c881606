const warned = new Set<string>();

/** Logs unsupported content of a text, once per page load. */
export function warnOnce(name: string): void {
  if (warned.has(name)) return;
  warned.add(name);
  console.warn(`Rich text: unknown ${name} is hidden or shown as plain text.`);
}
