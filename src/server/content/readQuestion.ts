import { nestingOf } from '../nesting.ts';
import type { Question } from './evaluateQuery.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Many times what the site's longest query takes. */
const longestBody = 128 * 1024;
/** Far above what anyone asks for, far below what a stack bears. */
const deepestNesting = 100;

/**
 * Reads a query from the address (`query=`, `$name=` with JSON values) or from a posted `{query, params}`.
 * All other fields (perspective, tag, ...) are left aside: readers without a login see published documents only.
 *
 * @throws Refusal 400 when it is malformed or nested too deep, 405 for other methods, 413 when the posted body is over 128 KiB
 */
export async function readQuestion(request: Request, search: URLSearchParams): Promise<Question> {
  if (request.method !== 'GET' && request.method !== 'POST') {
    throw refuse(405, 'Method Not Allowed', `${request.method} is not allowed`, {
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
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > longestBody) throw refuse(413, 'Payload Too Large', 'request body is over 128 KiB');
  }
  return Buffer.concat(chunks).toString();
}

function readJson(text: string, what: string): unknown {
  if (nestingOf(text) > deepestNesting) throw badRequest(`${what} is nested deeper than ${deepestNesting}`);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`${what} is not JSON`);
  }
}

function badRequest(message: string): Refusal {
  return refuse(400, 'Bad Request', message);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
