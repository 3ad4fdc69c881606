import type * as z from 'zod/mini';
import { invokeFunction } from './invokeFunction.ts';
import type { SubmissionExtra } from './submissionSource.ts';

/** How long the service may take. Milliseconds. */
const DEADLINE = 30_000;

/** What a `queryFn` gets. */
interface Context {
  extra: unknown;
  signal: AbortSignal;
}

/**
 * Calls the function `vendor-application`.
 *
 * @param mayAsk whether a captcha may ask the visitor to do something. Default: yes.
 */
export function callApplications<S extends z.core.$ZodType>(
  { extra, signal }: Context,
  body: Record<string, string>,
  schema: S,
  mayAsk = true,
) {
  const { submissionSource } = extra as SubmissionExtra;
  return invokeFunction(submissionSource, {
    name: 'vendor-application',
    body,
    schema,
    signal,
    deadline: DEADLINE,
    mayAsk,
  });
}
