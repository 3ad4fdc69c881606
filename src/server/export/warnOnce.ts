/** Logs each warning only once: many pages read the same invalid content. */
export function warnOnce(): void {
  const warn = console.warn;
  const known = new Set<string>();
  console.warn = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (known.has(text)) return;
    known.add(text);
    warn(...parts);
  };
}
