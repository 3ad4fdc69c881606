import { createHash } from 'node:crypto';
import type { Dataset, DatasetStore } from '../dataset/datasetStore.ts';
import { type Coding, chooseCoding, clientHas } from '../http/negotiation.ts';
import { type Answer, createAnswer, createAnswerCache } from '../http/answerCache.ts';
import { createSharedWork } from '../http/sharedWork.ts';
import { BusyError } from '../http/workQueue.ts';
import { crossOrigin, preflight } from './crossOrigin.ts';
import { type Question, evaluateQuery } from './evaluateQuery.ts';
import { readQuestion } from './readQuestion.ts';
import { Refusal, refuse } from './refusal.ts';

/** The name under which the embedded service offers its only dataset. */
const embeddedDatasetName = 'production';

/** Gives the result of a query as JSON; `signal` tells that nobody waits for it any more. */
export type Evaluate = (
  dataset: Dataset,
  question: Question,
  signal: AbortSignal,
) => string | Promise<string>;

const codings: readonly Coding[] = ['br', 'gzip'];
/** How many bytes of answers are kept. */
const keptBytes = 64 * 1024 * 1024;
/** Below this size, in bytes, packing costs more than it saves. */
const worthPacking = 1024;

/**
 * Answers GROQ queries as the hosted content service does: `/v{version}/data/query/{dataset}`, GET and POST.
 * An answer is kept, serialised, until the content is replaced. Equal questions that arrive together share one
 * evaluation, and one that nobody waits for any more gets none.
 *
 * @param options.evaluate in this thread when left out
 */
export function createContentService(options: {
  store: DatasetStore;
  evaluate?: Evaluate;
}): (request: Request) => Promise<Response> {
  const { store, evaluate = evaluateQuery } = options;
  const cache = createAnswerCache<Answer>(keptBytes);

  const share = createSharedWork<Answer>();

  async function ask(question: Question, echoQuery: boolean, request: Request): Promise<Answer> {
    const dataset = store.current();
    const asked = JSON.stringify([dataset.version, echoQuery, question.query, question.params]);
    // Parameters may be larger than their answer by far.
    const key = createHash('sha256').update(asked).digest('base64url');
    const known = cache.get(key);
    if (known) return known;
    const work = async (signal: AbortSignal) => {
      const made = await answer(dataset, question, echoQuery, signal);
      cache.set(key, made);
      return made;
    };
    return share(key, work, request.signal);
  }

  async function answer(
    dataset: Dataset,
    question: Question,
    echoQuery: boolean,
    signal: AbortSignal,
  ): Promise<Answer> {
    const started = performance.now();
    const result = await evaluate(dataset, question, signal);
    const ms = Math.round(performance.now() - started);
    const echo = echoQuery ? `"query":${JSON.stringify(question.query)},` : '';
    return createAnswer(`{${echo}"result":${result},"ms":${ms}}`, result);
  }

  return async function serveContent(request) {
    if (request.method === 'OPTIONS') return preflight(request);
    try {
      const { pathname, searchParams } = new URL(request.url);
      demandDataset(pathname);
      const question = await readQuestion(request, searchParams);
      return await send(request, await ask(question, searchParams.get('returnQuery') !== 'false', request));
    } catch (thrown) {
      const error = thrown instanceof BusyError ? BUSY : thrown;
      if (!(error instanceof Refusal)) throw error;
      const headers = { ...crossOrigin(request), ...error.headers, 'cache-control': 'no-store' };
      return Response.json(error.body, { status: error.status, headers });
    }
  };
}

const BUSY = refuse(503, 'Service Unavailable', 'too many queries wait', { 'retry-after': '5' });

/** @throws Refusal 404 when the path is not that of the one dataset's queries */
function demandDataset(path: string): void {
  const [, name] = /^\/[^/]+\/data\/query\/([^/]+)$/.exec(path) ?? [];
  if (name === undefined) throw refuse(404, 'Not Found', `nothing at ${path}`);
  if (name !== embeddedDatasetName) throw refuse(404, 'Dataset not found', `Dataset "${name}" not found`);
}

async function send(request: Request, answer: Answer): Promise<Response> {
  const headers: Record<string, string> = {
    ...crossOrigin(request),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    etag: answer.etag,
  };
  if (request.method === 'GET' && clientHas(request, answer.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const coding = chooseCoding(request, answer.body.byteLength < worthPacking ? [] : codings);
  if (!coding) return new Response(answer.body, { headers });
  return new Response(await answer.packed(coding), { headers: { ...headers, 'content-encoding': coding } });
}
