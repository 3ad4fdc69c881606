import * as z from 'zod/mini';
import { type Application, applicationSchema } from './application.ts';
import type { BackendCall } from './backend.ts';

const PAGE = 1000;

/** Reads all applications, oldest first. */
export async function readApplications(call: BackendCall): Promise<Application[]> {
  return z
    .array(applicationSchema)
    .parse(await readRows(call, 'vendor_applications', 'created_at.asc,id.asc'));
}

/**
 * Reads all rows of a table.
 *
 * @param order columns whose values together are different in each row
 */
export async function readRows(call: BackendCall, table: string, order: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const page = z
      .array(z.unknown())
      .parse(await call(`/rest/v1/${table}?order=${order}&limit=${PAGE}&offset=${rows.length}`));
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}
