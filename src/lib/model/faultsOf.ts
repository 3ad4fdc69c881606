import type * as z from 'zod/mini';

/** What is wrong with data that does not fit its schema, field by field on one line. */
export function faultsOf({ issues }: z.core.$ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`).join('; ');
}
