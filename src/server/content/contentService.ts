import { createHash } from 'node:crypto';
import type { MaySeeDrafts } from '../draftAccess.ts';
import type { Dataset, DatasetStore } from '../dataset/datasetStore.ts';
import { matchesEtag } from '#lib/network/matchesEtag.ts';
import { type Coding, chooseCoding } from '#lib/network/negotiation.ts';
import type { Handler } from '../http/listen.ts';
import { createResponseBody } from '../http/responseBody.ts';
import { type ResponseBody, createResponseCache } from '../http/responseCache.ts';
import { createSingleFlight } from '../http/singleFlight.ts';
import { crossOrigin, preflight } from './crossOrigin.ts';
import { type Evaluate, type GroqQuery, evaluateQuery } from './evaluateQuery.ts';
import { readQuery } from './readQuery.ts';
import { QueryError, requestError } from './queryError.ts';
import type { SyncTags } from './syncTags.ts';

/** Name of the only dataset of the embedded service. */
const embeddedDatasetName = 'production';

const codings: readonly Coding[] = ['br', 'gzip'];
/** Size of the response cache in bytes. */
const maxCacheBytes = 64 * 1024 * 1024;
/** Bodies below this size, in bytes, are sent uncompressed. */
const minCompressedBytes = 1024;

/**
 * Serves GROQ queries as the hosted content service does: `/v{version}/data/query/{dataset}`, GET and POST. Serialised
 * responses are cached until the dataset is replaced. Equal queries that arrive together share one evaluation. It is
 * aborted when all their clients have disconnected.
 *
 * @param options.evaluate default: evaluates in this thread
 * @param options.syncTags get each response; the response names its tag (default: it has none)
 * @param options.maySeeDrafts default: nobody; other clients get published documents, as without a token
 */
export function createContentService(options: {
  store: DatasetStore;
  evaluate?: Evaluate;
  syncTags?: SyncTags | undefined;
  maySeeDrafts?: MaySeeDrafts;
}): Handler {
  const { store, evaluate = evaluateQuery, syncTags, maySeeDrafts = () => false } = options;
  const cache = createResponseCache<ResponseBody>(maxCacheBytes);

  const share = createSingleFlight<ResponseBody>();

  async function cachedResult(
    dataset: Dataset,
    groqQuery: GroqQuery,
    echoQuery: boolean,
    request: Request,
  ): Promise<ResponseBody> {
    const identity = JSON.stringify([dataset.version, echoQuery, groqQuery.query, groqQuery.params]);
    // Hashed, because parameters may be much larger than the result.
    const key = createHash('sha256').update(identity).digest('base64url');
    const known = cache.get(key);
    if (known) return known;
    const work = async (signal: AbortSignal) => {
      const body = await execute(dataset, groqQuery, echoQuery, signal);
      cache.set(key, body);
      return body;
    };
    return share(key, work, request.signal);
  }

  async function execute(
    dataset: Dataset,
    groqQuery: GroqQuery,
    echoQuery: boolean,
    signal: AbortSignal,
  ): Promise<ResponseBody> {
    const started = performance.now();
    const result = await evaluate(dataset, groqQuery, signal);
    const ms = Math.round(performance.now() - started);
    const echo = echoQuery ? `"query":${JSON.stringify(groqQuery.query)},` : '';
    const tags = syncTags && `,"syncTags":${JSON.stringify([syncTags.tagOf(groqQuery)])}`;
    return createResponseBody(`{${echo}"result":${result},"ms":${ms}${tags ?? ''}}`, result);
  }

  return async function serveContent(request, clientAddress) {
    if (request.method === 'OPTIONS') return preflight(request);
    try {
      const { pathname, searchParams } = new URL(request.url);
      checkDataset(pathname);
      const groqQuery = await readQuery(request, searchParams);
      const content = store.current();
      const seesDrafts = asksForDrafts(searchParams) && maySeeDrafts(request, clientAddress);
      const dataset = seesDrafts ? content.drafts : content;
      const echoQuery = searchParams.get('returnQuery') !== 'false';
      const result = await cachedResult(dataset, groqQuery, echoQuery, request);
      if (!seesDrafts) syncTags?.responded(groqQuery, dataset, result.etag);
      return await send(request, result, dataset);
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      const headers = { ...crossOrigin(request), ...error.headers, 'cache-control': 'no-store' };
      return Response.json(error.body, { status: error.status, headers });
    }
  };
}

/** @throws QueryError 404 for any path other than the queries of the one dataset */
function checkDataset(path: string): void {
  const [, name] = /^\/[^/]+\/data\/query\/([^/]+)$/.exec(path) ?? [];
  if (name === undefined) throw requestError(404, 'Not Found', `nothing at ${path}`);
  if (name !== embeddedDatasetName)
    throw requestError(404, 'Dataset not found', `Dataset "${name}" not found`);
}

function asksForDrafts(search: URLSearchParams): boolean {
  return search.get('perspective') === 'drafts';
}

async function send(request: Request, result: ResponseBody, { perspective }: Dataset): Promise<Response> {
  const headers: Record<string, string> = {
    ...crossOrigin(request),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': perspective === 'drafts' ? 'no-store' : 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    etag: result.etag,
  };
  if (request.method === 'GET' && matchesEtag(request, result.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const coding = chooseCoding(request, result.body.byteLength < minCompressedBytes ? [] : codings);
  if (!coding) return new Response(result.body, { headers });
  return new Response(await result.encoded(coding), { headers: { ...headers, 'content-encoding': coding } });
}
