import type { Transaction } from '@electric-sql/pglite';
import { ApiError } from './apiError.ts';
import { type CatalogueEntry, columnType, quote } from './catalogue.ts';

const MAX_ROWS = 1000;

/** A page of a table. */
export interface Page {
  rows: unknown[];
  /** `Content-Range` header, such as `0-24/25`, or with `*` without a count. */
  range: string;
}

/**
 * Reads rows. Supports `select` (plain columns), `order`, `limit`, `offset` and `Prefer: count=exact`.
 *
 * @throws ApiError 400 for anything else, such as filters and embedding
 */
export async function selectRows(
  transaction: Transaction,
  table: CatalogueEntry,
  request: { search: URLSearchParams; prefer: string },
): Promise<Page> {
  const { search, prefer } = request;
  // Checks the permission to read before the query string is validated.
  await transaction.query(
    `select from ${table.sql} where (select count(*) from ${table.sql} where false) > 0`,
  );
  for (const name of search.keys()) {
    if (!['select', 'order', 'limit', 'offset'].includes(name)) {
      throw new ApiError(400, 'PGRST100', `The embedded backend does not filter (${name})`);
    }
  }
  const offset = wholeNumber(search.get('offset') ?? '0');
  const limit = Math.min(wholeNumber(search.get('limit') ?? String(MAX_ROWS)), MAX_ROWS);
  const { rows } = await transaction.query<{ row: unknown }>(
    `select to_json(page) as row from (
      select ${columnList(table, search.get('select'))} from ${table.sql}
      ${orderClause(table, search.get('order'))} limit $1 offset $2
    ) as page`,
    [limit, offset],
  );
  const span = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  const total = prefer.includes('count=exact') ? await countRows(transaction, table) : '*';
  return { rows: rows.map(({ row }) => row), range: `${span}/${total}` };
}

/** The columns of `select` as SQL; embedding and renaming are not supported. */
export function columnList(table: CatalogueEntry, select: string | null): string {
  if (select === null || select === '*' || select === '') return '*';
  const names = select.split(',');
  for (const name of names) columnType(table, name);
  return names.map(quote).join();
}

async function countRows(transaction: Transaction, table: CatalogueEntry): Promise<number> {
  const { rows } = await transaction.query<{ count: number }>(`select count(*)::integer from ${table.sql}`);
  return rows[0]?.count ?? 0;
}

function orderClause(table: CatalogueEntry, order: string | null): string {
  if (order === null) return '';
  const terms = order.split(',').map((term) => {
    const [name = '', direction = 'asc', ...rest] = term.split('.');
    columnType(table, name);
    if (!/^(asc|desc)$/.test(direction) || rest.length > 0) {
      throw new ApiError(400, 'PGRST100', `The embedded backend does not understand the order ${term}`);
    }
    return `${quote(name)} ${direction}`;
  });
  return `order by ${terms.join()}`;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ApiError(400, 'PGRST100', `${text} is not a whole number`);
  return Number(text);
}
