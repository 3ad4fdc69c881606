import * as z from 'zod/mini';
import { lenient } from '#lib/schema/lenient.ts';
import { invokeFunction } from './invokeFunction.ts';
import type { SubmissionSource } from './submissionSource.ts';

/** Milliseconds. */
const DEADLINE = 30_000;

const response = z.object({ message: lenient(z.string().check(z.minLength(1))) });

/** Sends an address to the mailing list's service; returns the service's message, or null. */
export async function subscribe(source: SubmissionSource, email: string, signal: AbortSignal) {
  const result = await invokeFunction(source, {
    name: 'email-subscribe',
    body: { email },
    schema: response,
    signal,
    deadline: DEADLINE,
  });
  return 'data' in result ? { data: result.data.message ?? null } : result;
}
