import type { Transaction } from '@electric-sql/pglite';
import { ApiError } from './apiError.ts';

/** Quotes an identifier. Only names from the catalogue are written into statements. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table or function of the schema `public`, with the types of its columns or parameters by name. */
export interface CatalogueEntry {
  /** Quoted, with its schema. */
  sql: string;
  types: ReadonlyMap<string, string>;
}

/** Cached without a limit in time: migrations run before the first request, and nothing else changes the catalogue. */
const tables = new Map<string, CatalogueEntry>();
const functions = new Map<string, CatalogueFunction>();

/** @throws ApiError 404 */
export async function findTable(transaction: Transaction, name: string): Promise<CatalogueEntry> {
  const known = tables.get(name);
  if (known) return known;
  const { rows } = await transaction.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relname = $1 and relkind in ('r', 'v')
      and attnum > 0 and not attisdropped
    order by attnum`,
    [name],
  );
  if (rows.length === 0) {
    throw new ApiError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
  }
  const table = { sql: `public.${quote(name)}`, types: new Map(rows.map((row) => [row.name, row.type])) };
  tables.set(name, table);
  return table;
}

/** @throws ApiError 400 for a column that the table does not have */
export function columnType(table: CatalogueEntry, column: string): string {
  const type = table.types.get(column);
  if (type === undefined) {
    throw new ApiError(400, 'PGRST204', `Could not find the '${column}' column in the schema cache`);
  }
  return type;
}

export interface CatalogueFunction extends CatalogueEntry {
  returns: 'nothing' | 'one' | 'many';
}

/** @throws ApiError 404 when no function has exactly these parameters */
export async function findFunction(
  transaction: Transaction,
  name: string,
  parameters: readonly string[],
): Promise<CatalogueFunction> {
  const wanted = [...parameters].sort().join();
  const known = functions.get(`${name} ${wanted}`);
  if (known) return known;
  const { rows } = await transaction.query<{
    names: string[];
    types: string[];
    returns: CatalogueFunction['returns'];
  }>(
    `select coalesce(proargnames, '{}') as names,
      array(
        select format_type(type, null) from unnest(proargtypes) with ordinality as types (type, at) order by at
      ) as types,
      case when proretset then 'many' when prorettype = 'void'::regtype then 'nothing' else 'one' end as returns
    from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  const found = rows.find(({ names }) => [...names].sort().join() === wanted);
  if (!found) {
    throw new ApiError(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`);
  }
  const called: CatalogueFunction = {
    sql: `public.${quote(name)}`,
    types: new Map(found.names.map((parameter, index) => [parameter, found.types[index] ?? 'text'])),
    returns: found.returns,
  };
  functions.set(`${name} ${wanted}`, called);
  return called;
}
