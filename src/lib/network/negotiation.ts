/** Content codings that the server produces. */
export type Coding = 'br' | 'gzip';

/**
 * Picks the content coding by the request's `Accept-Encoding` and its q-values. If several have the same weight, the
 * first of `available` wins.
 *
 * @returns undefined for an uncompressed body
 */
export function chooseCoding(request: Request, available: readonly Coding[]): Coding | undefined {
  const weights = readWeights(request.headers.get('accept-encoding') ?? '');
  let chosen: Coding | undefined;
  // An uncompressed body is preferred only if the header names it.
  let best = weights.get('identity') ?? 0;
  for (const coding of available) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (weight > best || (weight === best && weight > 0 && chosen === undefined)) {
      chosen = coding;
      best = weight;
    }
  }
  return chosen;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== '') weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
