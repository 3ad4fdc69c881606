import { crossOrigin } from './content/crossOrigin.ts';

/** For an error that a service has thrown. */
export function failureResponse(): Response {
  return Response.json(
    { statusCode: 500, error: 'Internal Server Error', message: 'The request could not be answered.' },
    { status: 500, headers: { 'cache-control': 'no-store' } },
  );
}

/** For a full queue. With CORS headers, because programs on other sites may read it: they must know when to retry. */
export function busyResponse(request: Request): Response {
  return Response.json(
    { statusCode: 503, error: 'Service Unavailable', message: 'too many requests wait' },
    { status: 503, headers: { ...crossOrigin(request), 'cache-control': 'no-store', 'retry-after': '5' } },
  );
}

/** For an address that no service has. */
export async function notFound(): Promise<Response> {
  return Response.json({ statusCode: 404, error: 'Not Found', message: 'Nothing here.' }, { status: 404 });
}

/** Adds missing headers. Existing ones stay: an uploaded file, for example, has a stricter policy. */
export function addHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

/** For programs that expect a picture, or another file. */
export function plainText(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}
