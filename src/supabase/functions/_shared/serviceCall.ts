import { UNAVAILABLE_MESSAGE, HttpError } from './httpError.ts';

/**
 * Calls the project's API with the service key.
 *
 * @param path such as `/rest/v1/rpc/count_request`
 * @returns the parsed response; undefined for an empty one
 * @throws HttpError 503 when the service is unavailable, 502 for any other failure; the reason is logged and not shown
 */
export type ServiceCall = (path: string, options: CallOptions) => Promise<unknown>;

interface CallOptions {
  method: 'POST' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  file?: { bytes: Uint8Array<ArrayBuffer>; contentType: string };
  headers?: Record<string, string>;
}

const DEADLINE_MS = 20_000;

/**
 * @param project.url URL of the project as seen from the function
 * @param project.fetch default: over the network
 * @param project.deadlineMs time limit of one call
 * @param project.log logs a call without a response
 */
export function createServiceCall(project: {
  url: string;
  serviceKey: string;
  fetch?: (request: Request) => Promise<Response>;
  deadlineMs?: number;
  log?: (message: string, error: unknown) => void;
}): ServiceCall {
  const {
    url,
    serviceKey,
    fetch: send = fetch,
    deadlineMs = DEADLINE_MS,
    log = (message, error) => console.error(message, error),
  } = project;

  return async function call(path, { method, json, file, headers }) {
    const request = new Request(new URL(path, url), {
      method,
      body: file?.bytes ?? JSON.stringify(json),
      headers: {
        apikey: serviceKey,
        authorization: `Bearer ${serviceKey}`,
        'content-type': file?.contentType ?? 'application/json',
        ...headers,
      },
      signal: AbortSignal.timeout(deadlineMs),
    });
    let status: number;
    let text: string;
    try {
      const response = await send(request);
      status = response.status;
      text = await response.text();
    } catch (error) {
      log(`${method} ${path} was not answered:`, error);
      throw unavailable();
    }
    if (status >= 300) {
      console.error(`${method} ${path} failed with ${status}:`, text.slice(0, 500));
      throw status === 503 ? unavailable() : new HttpError(502, UNAVAILABLE_MESSAGE);
    }
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
}

function unavailable(): HttpError {
  return new HttpError(503, UNAVAILABLE_MESSAGE, { 'retry-after': '10' });
}
