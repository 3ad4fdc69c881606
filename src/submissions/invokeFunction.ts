import * as z from 'zod/mini';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { SubmissionError } from '#lib/errors/submissionError.ts';
import { pageI18n } from '#lib/i18n/i18n.ts';
import { formatIssues } from '#lib/schema/formatIssues.ts';
import type { SubmissionSource } from './submissionSource.ts';
import { supabaseClient } from './supabaseClient.ts';
import { MESSAGES } from './turnstile/messages/index.ts';

interface Call<S> {
  name: string;
  body: FormData | Record<string, unknown>;
  /** The schema of a successful response. */
  schema: S;
  signal: AbortSignal;
  /** How long the response may take; undefined for no limit. Milliseconds. */
  deadline?: number;
  /** Whether a captcha may ask the visitor to do something. Default: yes. */
  mayAsk?: boolean;
}

const refusal = z.object({ error: z.string() });

/** The result of Supabase's client. */
interface Outcome {
  data: unknown;
  error: Error | null;
  response?: Response;
}

/**
 * Calls a function of the backend, once, and parses its response. If the site has a key for Turnstile, the request
 * contains Turnstile's token.
 */
export async function invokeFunction<S extends z.core.$ZodType>(
  source: SubmissionSource,
  { name, body, schema, signal, deadline, mayAsk = true }: Call<S>,
): Promise<{ data: z.output<S> } | { error: SubmissionError }> {
  const loaded = await loadClient(source);
  if (loaded.error) return loaded;
  const proof = await proofHeaders(source, signal, mayAsk);
  if (proof.error) return proof;
  const expiry = deadline === undefined ? undefined : AbortSignal.timeout(deadline);
  const { data, error, response } = (await loaded.client.functions.invoke(name, {
    body,
    headers: proof.headers,
    signal: expiry ? AbortSignal.any([signal, expiry]) : signal,
  })) as Outcome;
  const status = response?.status ?? 200;
  if (error && !response) return { error: interrupted(error, signal, expiry) };
  // Supabase's client does not read the body of an error response.
  const payload: unknown = error ? await response?.json().catch(() => undefined) : data;
  const refused = z.safeParse(refusal, payload);
  if (error || refused.success) {
    return { error: { kind: 'http', status, message: refused.data?.error ?? '' } };
  }
  const parsed = z.safeParse(schema, payload);
  return parsed.success
    ? { data: parsed.data }
    : { error: { kind: 'malformed', message: `${name}: ${formatIssues(parsed.error)}` } };
}

/** The header with Turnstile's token, or the error if there is no token. */
async function proofHeaders(
  { turnstileSiteKey }: SubmissionSource,
  signal: AbortSignal,
  mayAsk: boolean,
): Promise<{ headers: Record<string, string>; error?: undefined } | { error: SubmissionError }> {
  if (turnstileSiteKey === undefined) return { headers: {} };
  try {
    const { provePerson } = await import(/* webpackChunkName: "turnstile" */ './turnstile/turnstile.ts');
    return { headers: { 'x-captcha-token': await provePerson(turnstileSiteKey, signal, mayAsk) } };
  } catch (error) {
    return {
      error: signal.aborted
        ? { kind: 'aborted', message: String(error) }
        : { kind: 'unproven', message: pageI18n().t(MESSAGES.failed) },
    };
  }
}

/** The client, or a network error if its chunk cannot be loaded. */
export async function loadClient(
  source: SubmissionSource,
): Promise<{ client: SupabaseClient; error?: undefined } | { error: SubmissionError }> {
  try {
    return { client: await supabaseClient(source) };
  } catch (error) {
    return { error: { kind: 'network', message: String(error) } };
  }
}

/** Why no response arrived, or one that cannot be parsed. */
export function interrupted(
  { name, message }: { name?: string; message: string },
  signal: AbortSignal,
  expiry: AbortSignal | undefined,
): SubmissionError {
  if (signal.aborted) return { kind: 'aborted', message };
  if (expiry?.aborted) return { kind: 'timeout', message };
  return { kind: name === 'SyntaxError' ? 'malformed' : 'network', message };
}
