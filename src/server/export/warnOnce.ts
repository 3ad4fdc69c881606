/** Lets each warning through once: many pages meet the same fault of the content. */
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
