import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received, still compressed. */
  body: Buffer;
}

/**
 * Sends a request exactly as given and returns the compressed body: `fetch` would normalise the path and decompress.
 *
 * @param origin such as `http://localhost:3000`
 * @param path sent unchanged, with dots and backslashes
 */
export function rawRequest(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // A server may repeat a header of up to 32 KB, and Node's client reads 16 KB by default.
    const maxHeaderSize = 64 * 1024;
    request({ hostname, port, path, method, headers, agent: false, maxHeaderSize }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}
