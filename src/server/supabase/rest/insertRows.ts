import type { Transaction } from '@electric-sql/pglite';
import { ApiError } from './apiError.ts';
import { type CatalogueEntry, columnType, quote } from './catalogue.ts';
import { columnList } from './selectRows.ts';

/**
 * Inserts the rows of a body, one object or a list, in one statement.
 *
 * @returns the rows, for `Prefer: return=representation`
 */
export async function insertRows(
  transaction: Transaction,
  table: CatalogueEntry,
  request: { body: unknown; search: URLSearchParams; prefer: string },
): Promise<unknown[] | undefined> {
  const { body, search, prefer } = request;
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  const columns = readColumns(rows, search.get('columns'));
  const names = columns.map(quote).join();
  const types = columns.map((column) => `${quote(column)} ${columnType(table, column)}`).join();
  const conflict = conflictClause(table, columns, search.get('on_conflict'), prefer);
  const insert =
    columns.length === 0
      ? `insert into ${table.sql} default values`
      : `insert into ${table.sql} (${names}) select ${names} from json_to_recordset($1::json) as row (${types})`;
  const parameters = columns.length === 0 ? [] : [JSON.stringify(rows)];

  if (!prefer.includes('return=representation')) {
    await transaction.query(`${insert} ${conflict}`, parameters);
    return undefined;
  }
  const { rows: inserted } = await transaction.query<{ row: unknown }>(
    `with inserted as (${insert} ${conflict} returning ${columnList(table, search.get('select'))})
    select to_json(inserted) as row from inserted`,
    parameters,
  );
  return inserted.map(({ row }) => row);
}

/** The columns in the `columns` parameter, or the keys of the objects, which must then all be equal. */
function readColumns(rows: readonly unknown[], named: string | null): string[] {
  const keys = rows.map((row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw new ApiError(400, 'PGRST102', 'Empty or invalid json');
    }
    return Object.keys(row);
  });
  if (named !== null) return named.split(',').map((name) => name.replace(/^"(.*)"$/, '$1'));
  const [first = []] = keys;
  const all = [...first].sort().join();
  if (keys.some((names) => [...names].sort().join() !== all)) {
    throw new ApiError(400, 'PGRST102', 'All object keys must match');
  }
  return first;
}

function conflictClause(
  table: CatalogueEntry,
  columns: string[],
  target: string | null,
  prefer: string,
): string {
  const resolution = /resolution=(ignore|merge)-duplicates/.exec(prefer)?.[1];
  if (resolution === undefined) return '';
  const names = (target ?? '').split(',').filter(Boolean);
  for (const name of names) columnType(table, name);
  const on = names.length === 0 ? '' : `(${names.map(quote).join()})`;
  if (resolution === 'ignore' || on === '') return `on conflict ${on} do nothing`;
  return `on conflict ${on} do update set ${columns.map((name) => `${quote(name)} = excluded.${quote(name)}`).join()}`;
}
