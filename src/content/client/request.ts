import type { SanityClient } from '@sanity/client';
import { type ContentError, networkError, withoutQuery } from '#lib/errors/contentError.ts';
import { hasContentFiles } from '#lib/rendering/contentFiles.ts';
import { MAX_RETRIES, RETRIED_STATUSES, parseRetryAfter, retryDelay } from '#lib/retry/retryPolicy.ts';
import type { QueryResult } from './contentQuery.ts';
import type { ContentSource } from './contentSource.ts';
import { readContentFile } from './readContentFile.ts';

/** The longest time of one try. Milliseconds. */
const TRY_TIMEOUT = 45_000;
/** The longest time of all tries. Milliseconds. */
const DEADLINE = 120_000;

const ABORTED: ContentError = { kind: 'aborted', message: 'The read was aborted.' };

interface Failure {
  error: ContentError;
  retryAfter: number | undefined;
}

/**
 * Executes one GROQ query. Retries network errors, time-outs, 429, 502 and 503 up to three times; any other error fails
 * at once. The client chooses GET or POST by the length of the query.
 *
 * @param signal aborts the request, or the wait before the next one.
 * @param onRetry called for each failed try that is followed by another one.
 * @returns the service's `result`, unparsed, or a tagged error; never rejects.
 */
export async function request(
  source: ContentSource,
  groq: string,
  params: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  onRetry?: (error: ContentError) => void,
): Promise<QueryResult> {
  const giveUpAt = Date.now() + DEADLINE;
  for (let retry = 0; ; retry++) {
    if (signal.aborted) return { error: ABORTED };
    const outcome = await tryOnce(source, groq, params, signal, giveUpAt - Date.now());
    if ('data' in outcome) return outcome;
    const { error, retryAfter } = outcome;
    const delay = retryDelay(retry, retryAfter, Math.random());
    if (!isRetried(error) || retry === MAX_RETRIES || Date.now() + delay >= giveUpAt) return { error };
    onRetry?.(error);
    await wait(delay, signal);
  }
}

async function tryOnce(
  source: ContentSource,
  groq: string,
  params: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  timeLeft: number,
): Promise<{ data: unknown; meta?: { syncTags: unknown } } | Failure> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, Math.min(TRY_TIMEOUT, timeLeft));
  try {
    const query = source.query ?? (hasContentFiles() ? readContentFile : undefined);
    if (query) return { data: await query(groq, params, attempt.signal) };
    const client = await sanityClient(source);
    const options = {
      signal: attempt.signal,
      filterResponse: false,
      returnQuery: false,
      lastLiveEventId: source.lastLiveEventId,
    } as const;
    // A response with status 200 may hold anything, such as the HTML of a captive portal.
    const response: { result?: unknown; syncTags?: unknown } | null = await client.fetch(
      groq,
      { ...params },
      options,
    );
    if (response?.result === undefined)
      return failure({ kind: 'malformed', message: 'The answer holds no result.' });
    return { data: response.result, meta: { syncTags: response.syncTags } };
  } catch (thrown) {
    if (signal.aborted) return failure(ABORTED);
    if (attempt.signal.aborted)
      return failure({ kind: 'timeout', message: 'The content service did not answer in time.' });
    return failureOf(thrown);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function failure(error: ContentError, retryAfter?: number): Failure {
  return { error, retryAfter };
}

/** The client throws errors with `statusCode` and `response` for HTTP errors, others for network errors. */
function failureOf(thrown: unknown): Failure {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof SyntaxError) return failure({ kind: 'malformed', message });
  const { statusCode, response } = thrown as {
    statusCode?: unknown;
    response?: { headers?: Record<string, string | undefined> };
  };
  if (typeof statusCode !== 'number') {
    return failure(networkError(thrown));
  }
  return failure(
    { kind: 'http', status: statusCode, message: statusMessage(statusCode, message) },
    parseRetryAfter(response?.headers?.['retry-after'], Date.now()),
  );
}

function statusMessage(status: number, message: string): string {
  return `${status >= 500 ? 'server error' : 'request refused'} ${status}: ${withoutQuery(message)}`;
}

function isRetried(error: ContentError): boolean {
  if (error.kind === 'http') return RETRIED_STATUSES.includes(error.status);
  return error.kind === 'network' || error.kind === 'timeout';
}

/** Resolves early when the signal aborts. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

const clients = new WeakMap<ContentSource, Promise<SanityClient>>();

/** One client for each content source. The client never retries, because `request` does. */
export function sanityClient(source: ContentSource): Promise<SanityClient> {
  let client = clients.get(source);
  if (!client) {
    client = import(/* webpackChunkName: "sanity-client" */ '@sanity/client').then(({ createClient }) =>
      createClient(clientConfig(source)),
    );
    client.catch(() => clients.delete(source));
    clients.set(source, client);
  }
  return client;
}

function clientConfig(source: ContentSource) {
  const { projectId, dataset, apiVersion, apiHost, readToken, showsDrafts } = source;
  return {
    // The client sends a perspective only if there is a project. The embedded service accepts any project.
    projectId: projectId ?? (showsDrafts ? 'embedded' : undefined),
    dataset,
    apiVersion,
    ...(apiHost === undefined ? {} : { apiHost }),
    useProjectHostname: projectId !== undefined,
    // The CDN serves anonymous requests only.
    useCdn: projectId !== undefined && readToken === undefined,
    ...(readToken === undefined ? {} : { token: readToken, ignoreBrowserTokenWarning: true }),
    perspective: showsDrafts ? ('drafts' as const) : ('published' as const),
    maxRetries: 0,
    // On Node the client's own transport never settles if a body is cut off, and throws an error that no caller can
    // catch if a body cannot be decompressed.
    fetch: true,
  };
}
