import type { Transaction } from '@electric-sql/pglite';
import { decodeSegment } from '#lib/url/screenCodec.ts';
import type { Caller, Database } from '../database/openDatabase.ts';
import { ApiError, fromPostgres } from './apiError.ts';
import { callFunction } from './callFunction.ts';
import { type CatalogueEntry, findTable, quote } from './catalogue.ts';
import { insertRows } from './insertRows.ts';
import { readJson } from './readJson.ts';
import { selectRows } from './selectRows.ts';

/**
 * Handles the part of the Data API (PostgREST) that the site, its functions and its programs use: inserts, plain
 * selects and function calls. Each request is one transaction as its caller.
 */
export async function handleRest(database: Database, caller: Caller, request: Request): Promise<Response> {
  try {
    const body = request.method === 'POST' ? await readJson(request) : undefined;
    return await database.as(caller, (transaction) => route(transaction, request, body));
  } catch (error) {
    const known = error instanceof ApiError ? error : fromPostgres(error, caller.role);
    if (!known) throw error;
    const response = known.toResponse();
    return request.method === 'HEAD' ? new Response(null, response) : response;
  }
}

async function route(transaction: Transaction, request: Request, body: unknown): Promise<Response> {
  const { pathname, searchParams: search } = new URL(request.url);
  const [, isCall, name = ''] = /^\/rest\/v1\/(rpc\/)?([^/]+)$/.exec(pathname) ?? [];
  checkSchema(request.headers);
  if (isCall !== undefined) {
    if (request.method !== 'POST') throw notAllowed(request);
    const value = await callFunction(transaction, decodeSegment(name), body);
    return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
  }
  const table = await findTable(transaction, decodeSegment(name));
  const prefer = request.headers.get('prefer') ?? '';
  switch (request.method) {
    case 'POST': {
      const rows = await insertRows(transaction, table, { body, search, prefer });
      return rows === undefined ? new Response(null, { status: 201 }) : Response.json(rows, { status: 201 });
    }
    case 'GET':
    case 'HEAD': {
      const { rows, range } = await selectRows(transaction, table, { search, prefer });
      const headers = { 'content-range': range, 'content-type': 'application/json' };
      return new Response(request.method === 'HEAD' ? null : JSON.stringify(rows), { headers });
    }
    default:
      await checkPermission(transaction, table, request.method);
      throw notAllowed(request);
  }
}

/**
 * Lets Postgres check the permission first, so that a forbidden change is reported as forbidden, not as unsupported.
 */
async function checkPermission(
  transaction: Transaction,
  table: CatalogueEntry,
  method: string,
): Promise<void> {
  const [column = ''] = table.types.keys();
  if (method === 'DELETE') await transaction.query(`delete from ${table.sql} where false`);
  if (method === 'PATCH') {
    await transaction.query(`update ${table.sql} set ${quote(column)} = default where false`);
  }
}

function checkSchema(headers: Headers): void {
  const schema = headers.get('content-profile') ?? headers.get('accept-profile') ?? 'public';
  if (schema !== 'public') throw new ApiError(406, 'PGRST106', `Invalid schema: ${schema}`);
}

function notAllowed({ method }: Request): ApiError {
  return new ApiError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
}
