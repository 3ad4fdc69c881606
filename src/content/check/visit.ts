export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects in a list with their positions; nothing if the value is not a list. */
export function objectsIn(value: unknown): { fields: Fields; index: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((fields: unknown, index) => (isFields(fields) ? { fields, index } : []));
}

/**
 * Visits every object within a value, and the value itself.
 *
 * @param path the value's path; members are `path.name`, entries of lists `path[0]`.
 */
export function visitObjects(value: unknown, visit: (fields: Fields, path: string) => void, path = ''): void {
  if (Array.isArray(value)) {
    value.forEach((entry, index) => visitObjects(entry, visit, `${path}[${index}]`));
  } else if (isFields(value)) {
    visit(value, path);
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'object') visitObjects(member, visit, path === '' ? name : `${path}.${name}`);
    }
  }
}
