import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Content, Dataset, DatasetStore } from '../../dataset/datasetStore.ts';
import type { MaySeeDrafts } from '../../draftAccess.ts';
import type { Handler } from '../../http/listen.ts';
import { createWorkQueue } from '../../http/workQueue.ts';
import { crossOrigin } from '../crossOrigin.ts';
import { type Evaluate, type GroqQuery, evaluateQuery } from '../evaluateQuery.ts';
import { QueryError, requestError } from '../queryError.ts';
import { readQuery } from '../readQuery.ts';
import { changedDocuments } from './changedDocuments.ts';
import { type Channel, createChannel } from './channel.ts';
import { KEEP_ALIVE, createEventStream, serverSentEvent } from './eventStream.ts';

/** Milliseconds between two keep-alive comments. */
const KEEP_ALIVE_MS = 25_000;
const MAX_CONNECTIONS = 10_000;
/** The largest number of different queries that are not the site's own. Each is evaluated at each edit. */
const MAX_FOREIGN = 10;
/** The time limit of such a query. Milliseconds. */
const FOREIGN_LIMIT_MS = 200;

const idsSchema = z.array(z.object({ _id: z.string() }));

type Perspective = Dataset['perspective'];

/** One channel for all connections with the same query. */
interface Opened {
  channel: Channel;
  perspective: Perspective;
  isOwn: boolean;
}

/**
 * Reports changed documents to connected clients at `/v{version}/data/listen/{dataset}`, as the hosted content service
 * does, by server-sent events. `welcome` comes first; then `mutation` for each document that appears in the query's
 * result, changes, or disappears from it; `channelError` if a query cannot be evaluated. Changed documents are named
 * only by `_id`, drafts by the `_id` of their published document: `result` and `mutations` are always absent.
 *
 * @param options.evaluate default: evaluates in this thread
 * @param options.isOwn whether the site listens to a query (default: to none)
 * @param options.maySeeDrafts who gets changes of drafts, with `includeAllVersions` (default: nobody)
 */
export function createListenService(options: {
  store: DatasetStore;
  evaluate?: Evaluate;
  isOwn?: ((query: GroqQuery) => boolean) | undefined;
  maySeeDrafts?: MaySeeDrafts;
}): Handler {
  const { store, evaluate = evaluateQuery, isOwn = () => false, maySeeDrafts = () => false } = options;
  const channels = new Map<string, Opened>();
  /** Evaluates one query at a time, so that the process is free for other queries in between. */
  const foreignTurns = createWorkQueue({ maxRunning: 1, maxWaiting: MAX_FOREIGN });
  let connected = 0;
  let keepAlive: ReturnType<typeof setInterval>;
  let lastComparison = Promise.resolve();

  store.subscribe((before, after) => {
    // Channels that are opened from now on see the new content.
    const open = [...channels.values()];
    if (open.length > 0) lastComparison = lastComparison.then(() => announce(open, before, after));
  });

  /** Does not wait for evaluations, so that edits are compared as fast as they arrive. */
  async function announce(open: readonly Opened[], before: Content, after: Content): Promise<void> {
    for (const perspective of ['published', 'drafts'] as const) {
      const affected = open.filter((one) => one.perspective === perspective);
      if (affected.length === 0) continue;
      const current = viewOf(after, perspective);
      const changed = await changedDocuments(viewOf(before, perspective), current);
      for (const { channel } of affected) channel.changed(changed, current);
    }
  }

  /** @throws QueryError if the query cannot be evaluated, or if too many different queries are open */
  function channelOf(query: GroqQuery, perspective: Perspective): Channel {
    const key = JSON.stringify([perspective, query.query, query.params]);
    const known = channels.get(key);
    if (known) return known.channel;
    const isOfSite = isOwn(query);
    const foreign = [...channels.values()].filter((one) => !one.isOwn);
    if (!isOfSite && foreign.length >= MAX_FOREIGN) throw tooMany('different queries are listened to');
    const channel = createChannel({
      dataset: viewOf(store.current(), perspective),
      find: (dataset, signal) =>
        isOfSite ? matchingIds(dataset, query, signal) : foreignIds(dataset, query, signal),
      inTurn: (work, signal) => (isOfSite ? work() : foreignTurns.run(work, { signal })),
      onEnd: () => channels.delete(key),
    });
    channels.set(key, { channel, perspective, isOwn: isOfSite });
    return channel;
  }

  async function matchingIds(...args: Parameters<Evaluate>): Promise<ReadonlySet<string>> {
    const { data } = idsSchema.safeParse(JSON.parse(await evaluate(...args)));
    if (!data) throw requestError(400, 'Bad Request', 'the query does not select documents by _id');
    return new Set(data.map(({ _id }) => _id));
  }

  async function foreignIds(dataset: Dataset, query: GroqQuery, signal: AbortSignal) {
    try {
      return await matchingIds(dataset, query, signal, FOREIGN_LIMIT_MS);
    } catch (error) {
      if (!(error instanceof QueryError) || error.status !== 504) throw error;
      throw requestError(400, 'Bad Request', 'the query takes too long to be listened to');
    }
  }

  async function connect(query: GroqQuery, perspective: Perspective): Promise<ReadableStream<Uint8Array>> {
    if (connected >= MAX_CONNECTIONS) throw tooMany('clients listen');
    const channel = channelOf(query, perspective);
    await channel.opened;
    const stream = createEventStream((closed) => {
      connected -= 1;
      if (connected === 0) clearInterval(keepAlive);
      channel.leave(closed);
    });
    if (connected === 0) keepAlive = setInterval(sendKeepAlive, KEEP_ALIVE_MS);
    connected += 1;
    channel.join(stream);
    stream.send(serverSentEvent('welcome', { listenerName: randomUUID() }));
    return stream.body;
  }

  function sendKeepAlive() {
    for (const { channel } of channels.values()) channel.send(KEEP_ALIVE);
  }

  return async function listen(request, clientAddress) {
    const { searchParams } = new URL(request.url);
    const headers = {
      ...crossOrigin(request),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      // Some proxies hold responses back until they are complete, which never happens here.
      'x-accel-buffering': 'no',
    };
    try {
      if (request.method !== 'GET') throw requestError(405, 'Method Not Allowed', 'only GET is allowed');
      const seesDrafts =
        searchParams.get('includeAllVersions') === 'true' && maySeeDrafts(request, clientAddress);
      const query = await readQuery(request, searchParams);
      return new Response(await connect(query, seesDrafts ? 'drafts' : 'published'), { headers });
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      // With another status `EventSource` would not show the reason, and clients would connect again without end.
      if (error.status === 400) return new Response(serverSentEvent('channelError', error.body), { headers });
      const failure = { ...crossOrigin(request), ...error.headers, 'cache-control': 'no-store' };
      return Response.json(error.body, { status: error.status, headers: failure });
    }
  };
}

function viewOf(content: Content, perspective: Perspective): Dataset {
  return perspective === 'drafts' ? content.drafts : content;
}

function tooMany(what: string): QueryError {
  return requestError(503, 'Service Unavailable', `too many ${what}`, { 'retry-after': '30' });
}
