import type { Transaction } from '@electric-sql/pglite';
import { ApiError } from './apiError.ts';
import { findFunction, quote } from './catalogue.ts';

/**
 * Calls a function of the schema `public` with named parameters.
 *
 * @returns its value, or a list if it returns a set; undefined for `void`
 * @throws ApiError 404 when no function has exactly these parameters
 */
export async function callFunction(transaction: Transaction, name: string, body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'PGRST102', 'Empty or invalid json');
  }
  const { sql, types, returns } = await findFunction(transaction, name, Object.keys(body));
  const columns = [...types].map(([parameter, type]) => `${quote(parameter)} ${type}`).join();
  const passed = [...types.keys()]
    .map((parameter) => `${quote(parameter)} => given.${quote(parameter)}`)
    .join();
  const from = types.size === 0 ? '' : `json_to_record($1::json) as given (${columns}), `;
  const { rows } = await transaction.query<{ value: unknown }>(
    `select ${returns === 'nothing' ? 'null' : 'to_json(value)'} as value from ${from}${sql}(${passed}) as value`,
    types.size === 0 ? [] : [JSON.stringify(body)],
  );
  const values = rows.map(({ value }) => value);
  if (returns === 'nothing') return undefined;
  return returns === 'many' ? values : values[0];
}
