import * as z from 'zod/mini';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Finding, findingOf } from './finding.ts';
import { type Fields, isFields } from './visit.ts';

/** How the site reads a document. */
export interface ReadDocument {
  isShown: boolean;
  findings: readonly Finding[];
}

/**
 * Reads a query's row as the site does.
 *
 * @param document the stored document of the row.
 */
export function readRow(document: StoredDocument, row: unknown, schema: z.core.$ZodType): ReadDocument {
  const parsed = z.safeParse(schema, row);
  if (!parsed.success) {
    const message = `is not shown: ${describeIssues(row, parsed.error)}`;
    const finding = findingOf(document, { severity: 'error', rule: 'dropped-document', message });
    return { isShown: false, findings: [finding] };
  }
  const findings = unreadFields(row, parsed.data, '').map(({ path, message }) =>
    findingOf(document, { severity: 'warning', rule: 'unread-field', path, message }),
  );
  return { isShown: true, findings };
}

/** `name is missing, alias.current cannot be read` */
function describeIssues(row: unknown, { issues }: z.core.$ZodError): string {
  return issues
    .map(({ path }) => {
      const value = path.reduce<unknown>(
        (fields, name) => (fields as Fields | undefined)?.[String(name)],
        row,
      );
      return `${path.join('.') || 'it'} ${isEmpty(value) ? 'is missing' : 'cannot be read'}`;
    })
    .join(', ');
}

interface Unread {
  path: string;
  message: string;
}

/**
 * The fields that a row has and its parsed document lacks. A field that is not in the schema is not in the parsed
 * document either, not even as undefined. A field that a schema turns into another type is not compared.
 */
function unreadFields(row: unknown, parsed: unknown, path: string): Unread[] {
  if (isEmpty(row)) return [];
  const unread = { path, message: 'cannot be read and is left out' };
  if (Array.isArray(row)) {
    return Array.isArray(parsed) ? unreadEntries(row, parsed, path) : parsed === undefined ? [unread] : [];
  }
  if (isFields(row)) {
    if (!isFields(parsed)) return Array.isArray(parsed) ? [] : [unread];
    return Object.keys(parsed).flatMap((name) =>
      // Left out: the content service's own fields, and fields that the schema adds.
      name.startsWith('_') || !Object.hasOwn(row, name)
        ? []
        : unreadFields(row[name], parsed[name], path === '' ? name : `${path}.${name}`),
    );
  }
  const isRead =
    typeof row === 'string' && typeof parsed === 'string' ? row.trim() === parsed.trim() : row === parsed;
  return isRead || isFields(parsed) || Array.isArray(parsed) ? [] : [unread];
}

/** For a shorter list only the number of missing entries is known, not which ones. */
function unreadEntries(row: readonly unknown[], parsed: readonly unknown[], path: string): Unread[] {
  if (parsed.length === row.length)
    return row.flatMap((entry, index) => unreadFields(entry, parsed[index], `${path}[${index}]`));
  const count = row.filter((entry) => !isEmpty(entry)).length - parsed.length;
  if (count <= 0) return [];
  return [{ path, message: `${count} of ${row.length} entries cannot be read and are left out` }];
}

/** Whether an editor would not miss the value. A broken reference is an object without values. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return isFields(value) && Object.values(value).every(isEmpty);
}
