/** CORS headers for any origin, as the hosted service sends them to allowed origins. */
export function crossOrigin(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return { vary: 'Accept-Encoding, Origin' };
  return {
    vary: 'Accept-Encoding, Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Content-Type, Content-Length, ETag, Retry-After',
  };
}

/** Responds to a CORS preflight request. */
export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin(request),
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  });
}
