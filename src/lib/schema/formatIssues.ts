import type * as z from 'zod/mini';

/** Formats validation errors on one line, field by field. */
export function formatIssues({ issues }: z.core.$ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`).join('; ');
}
