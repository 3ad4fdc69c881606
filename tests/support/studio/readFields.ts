/**
 * An object that records which of its fields are read, and which nested fields: `faqItems[].question`. Entries of a
 * list share a path.
 */
export function recording<T>(value: T, reads: Set<string>, path = ''): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name) {
      const field: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol') return field;
      if (Array.isArray(target)) return /^\d+$/.test(name) ? recording(field, reads, `${path}[]`) : field;
      const at = path === '' ? name : `${path}.${name}`;
      reads.add(at);
      return recording(field, reads, at);
    },
  });
}

/** The fields that were read from a query's result and are not in the parsed result. */
export function lostFields(
  result: unknown,
  parsed: unknown,
  reads: ReadonlySet<string>,
  path = '',
): string[] {
  if (result === null || result === undefined) return [];
  if (parsed === null || parsed === undefined) return [path];
  if (Array.isArray(result)) {
    const [stored, read] = [result, Array.isArray(parsed) ? parsed : []].map(withoutNulls);
    if (stored?.length !== read?.length) return [path];
    return (stored ?? []).flatMap((entry, index) => lostFields(entry, read?.[index], reads, `${path}[]`));
  }
  if (typeof result !== typeof parsed) return [path];
  if (typeof result !== 'object' || typeof parsed !== 'object') return [];
  // Social links are parsed into a list.
  if (Array.isArray(parsed)) return parsed.length === Object.keys(result).length ? [] : [path];
  return Object.entries(result).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return reads.has(at) ? lostFields(field, (parsed as Record<string, unknown>)[name], reads, at) : [];
  });
}

const withoutNulls = (list: readonly unknown[]) =>
  list.filter((entry) => entry !== null && entry !== undefined);
