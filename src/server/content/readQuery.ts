import { nestingDepth } from '../nesting.ts';
import type { GroqQuery } from './evaluateQuery.ts';
import { type QueryError, requestError } from './queryError.ts';

/** In bytes; many times the site's longest query. */
const maxBodyBytes = 128 * 1024;
/** Much more than real queries use, and much less than the stack allows. */
const maxNesting = 100;

/**
 * Reads a query from the URL (`query=`, `$name=` with JSON values) or from a posted `{query, params}`. All other fields
 * (tag, ...) are ignored.
 *
 * @throws QueryError 400 when malformed or nested too deep, 405 for other methods, 413 when the posted body is over 128
 *   KiB
 */
export async function readQuery(request: Request, search: URLSearchParams): Promise<GroqQuery> {
  if (request.method !== 'GET' && request.method !== 'POST') {
    throw requestError(405, 'Method Not Allowed', `${request.method} is not allowed`, {
      allow: 'GET, POST, OPTIONS',
    });
  }
  const { query, params } = request.method === 'POST' ? await readPosted(request) : readAddress(search);
  if (typeof query !== 'string' || query.trim() === '') throw badRequest('"query" is missing or empty');
  if (!isObject(params)) throw badRequest('"params" is not an object');
  return { query, params };
}

function readAddress(search: URLSearchParams): Record<'query' | 'params', unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (name.startsWith('$')) params[name.slice(1)] = readJson(value, `parameter ${name}`);
  }
  return { query: search.get('query'), params };
}

async function readPosted(request: Request): Promise<Record<'query' | 'params', unknown>> {
  const body = readJson(await readText(request), 'request body');
  if (!isObject(body)) throw badRequest('request body is not an object');
  return { query: body.query, params: body.params ?? {} };
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > maxBodyBytes) throw requestError(413, 'Payload Too Large', 'request body is over 128 KiB');
  }
  return Buffer.concat(chunks).toString();
}

function readJson(text: string, what: string): unknown {
  if (nestingDepth(text) > maxNesting) throw badRequest(`${what} is nested deeper than ${maxNesting}`);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`${what} is not JSON`);
  }
}

function badRequest(message: string): QueryError {
  return requestError(400, 'Bad Request', message);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
