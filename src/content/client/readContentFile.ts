import { contentFile } from '#lib/rendering/contentFiles.ts';

/**
 * The result of a query from its exported file. A query without a file has no result, like a query for a document that
 * does not exist.
 *
 * @throws an error with `statusCode` and `response`, as the Sanity client does.
 */
export async function readContentFile(
  groq: string,
  params: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(contentFile(groq, params), { signal });
  const { status } = response;
  if (status === 404) return null;
  if (!response.ok) {
    const headers = Object.fromEntries(response.headers);
    throw Object.assign(new Error(`The file of a query: ${status}`), {
      statusCode: status,
      response: { headers },
    });
  }
  const result: unknown = await response.json();
  const { ids } = params;
  if (!Array.isArray(ids) || !Array.isArray(result)) return result;
  return result.filter((row: { _id?: unknown } | null) => ids.includes(row?._id));
}
