type OnProgress = (fraction: number) => void;

const listeners = new WeakMap<FormData, OnProgress>();

/**
 * Marks a request whose upload progress is reported.
 *
 * @param onProgress is called with a fraction from 0 to 1
 */
export function reportProgress(body: FormData, onProgress: OnProgress): void {
  listeners.set(body, onProgress);
}

/** `fetch`, or XMLHttpRequest if the upload's progress is wanted, which `fetch` cannot report. */
export const fetchWithProgress: typeof fetch = (input, init) => {
  const body = init?.body;
  const onProgress = body instanceof FormData ? listeners.get(body) : undefined;
  return onProgress ? fetchByXhr(input, init ?? {}, onProgress) : fetch(input, init);
};

/** Statuses of responses without a body. */
const BODYLESS = [204, 205, 304];

function fetchByXhr(
  input: RequestInfo | URL,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(method, input instanceof Request ? input.url : input);
    xhr.responseType = 'text';
    new Headers(headers).forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    xhr.onload = () => resolve(toResponse(xhr));
    xhr.onerror = () => reject(new TypeError('Failed to fetch'));
    xhr.onabort = () => reject(aborted());
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    // XMLHttpRequest fires no `abort` event before it is sent.
    if (signal?.aborted) return reject(aborted());
    signal?.addEventListener('abort', abort);
    xhr.send(body as FormData);
  });
}

function aborted(): DOMException {
  return new DOMException('The upload was aborted.', 'AbortError');
}

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = BODYLESS.includes(xhr.status) ? null : xhr.responseText;
  return new Response(body, { status: xhr.status, statusText: xhr.statusText, headers });
}
