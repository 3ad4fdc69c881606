/** Trimmed text; undefined where there is none. */
export function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** The fields of what may be an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
