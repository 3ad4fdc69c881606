import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Content, Dataset, DatasetStore } from '../../dataset/datasetStore.ts';
import type { MaySeeDrafts } from '../../draftAccess.ts';
import type { Handler } from '../../http/listen.ts';
import { logFailure } from '../../http/logFailure.ts';
import type { Evaluate } from '../contentService.ts';
import { crossOrigin } from '../crossOrigin.ts';
import { type GroqQuery, evaluateQuery } from '../evaluateQuery.ts';
import { QueryError, requestError } from '../queryError.ts';
import { readQuery } from '../readQuery.ts';
import { changedDocuments } from './changedDocuments.ts';
import { type EventStream, KEEP_ALIVE, createEventStream, serverSentEvent } from './eventStream.ts';
import { transitions } from './transitions.ts';

/** Milliseconds between two signs of life. */
const KEEP_ALIVE_MS = 25_000;
/** Each different query is evaluated at each edit. */
const MAX_QUERIES = 50;
const MAX_CONNECTIONS = 10_000;

const idsSchema = z.array(z.object({ _id: z.string() }));

type Perspective = Dataset['perspective'];

/** A channel that waits for the first evaluation of its query, or has it. */
interface Opening {
  perspective: Perspective;
  channel: Promise<Channel>;
}

/** Connections with the same query. */
interface Channel {
  query: GroqQuery;
  connections: Set<EventStream>;
  /** The content for which `ids` holds. */
  version: string;
  /** The `_id`s of the documents that match. */
  ids: ReadonlySet<string>;
}

/**
 * Tells connected clients of changed documents, as the hosted content service does: `/v{version}/data/listen/{dataset}`
 * answers with server-sent events. `welcome` comes first; `mutation` for each document that appears in the query,
 * changes, or disappears from it; `channelError` for a query that cannot be evaluated. Changed documents are told by
 * `_id` only, a draft by that of its published document: `result` and `mutations` are always absent.
 *
 * @param options.evaluate default: evaluates in this thread
 * @param options.maySeeDrafts who hears of drafts, with `includeAllVersions` (default: nobody)
 */
export function createListenService(options: {
  store: DatasetStore;
  evaluate?: Evaluate;
  maySeeDrafts?: MaySeeDrafts;
}): Handler {
  const { store, evaluate = evaluateQuery, maySeeDrafts = () => false } = options;
  const channels = new Map<string, Opening>();
  let connected = 0;
  let keepAlive: ReturnType<typeof setInterval>;
  let lastChange = Promise.resolve();

  store.subscribe((before, after) => {
    lastChange = lastChange.then(() => announce(before, after));
  });

  async function announce(before: Content, after: Content): Promise<void> {
    for (const perspective of ['published', 'drafts'] as const) {
      const openings = [...channels.values()].filter((opening) => opening.perspective === perspective);
      if (openings.length === 0) continue;
      const seen = viewOf(after, perspective);
      const changed = await changedDocuments(viewOf(before, perspective), seen);
      await Promise.all(openings.map((opening) => announceIn(opening, changed, seen)));
    }
  }

  async function announceIn(opening: Opening, changed: ReadonlySet<string>, after: Dataset): Promise<void> {
    try {
      const channel = await opening.channel;
      // A channel may have been opened after the change.
      if (channel.version === after.version) return;
      const ids = await matchingIds(channel.query, after);
      const happened = transitions(channel.ids, ids, changed);
      Object.assign(channel, { ids, version: after.version });
      const transactionId = randomUUID();
      const timestamp = new Date().toISOString();
      const messages = [...happened].map(([documentId, transition]) => {
        const eventId = `${transactionId}#${documentId}`;
        const data = { eventId, documentId, transactionId, transition, timestamp, visibility: 'query' };
        return serverSentEvent('mutation', data, eventId);
      });
      // One chunk, shared by all connections: a client is not behind because an edit is large.
      if (messages.length > 0) send(channel, Buffer.concat(messages));
    } catch (error) {
      // The clients connect again and are told why then, if it lasts.
      logFailure('A change could not be announced:', error);
      const channel = await opening.channel.catch(() => undefined);
      for (const connection of channel?.connections ?? []) connection.close();
    }
  }

  async function sendToAll(message: Uint8Array): Promise<void> {
    for (const opening of [...channels.values()]) {
      const channel = await opening.channel.catch(() => undefined);
      if (channel) send(channel, message);
    }
  }

  async function matchingIds(query: GroqQuery, dataset: Dataset, signal = new AbortController().signal) {
    const { data } = idsSchema.safeParse(JSON.parse(await evaluate(dataset, query, signal)));
    if (!data) throw requestError(400, 'Bad Request', 'the query does not select documents by _id');
    return new Set(data.map(({ _id }) => _id));
  }

  /** @throws QueryError when the query cannot be evaluated, or too many different ones are open */
  function channelOf(key: string, query: GroqQuery, perspective: Perspective): Promise<Channel> {
    const known = channels.get(key);
    if (known) return known.channel;
    if (channels.size >= MAX_QUERIES) throw tooMany('different queries are listened to');
    const dataset = viewOf(store.current(), perspective);
    const channel = matchingIds(query, dataset).then((ids): Channel => {
      return { query, connections: new Set(), version: dataset.version, ids };
    });
    channels.set(key, { perspective, channel });
    channel.catch(() => channels.delete(key));
    return channel;
  }

  async function connect(query: GroqQuery, perspective: Perspective): Promise<ReadableStream<Uint8Array>> {
    if (connected >= MAX_CONNECTIONS) throw tooMany('clients listen');
    const key = JSON.stringify([perspective, query.query, query.params]);
    const channel = await channelOf(key, query, perspective);
    const stream = createEventStream((closed) => {
      connected -= 1;
      if (connected === 0) clearInterval(keepAlive);
      channel.connections.delete(closed);
      if (channel.connections.size === 0) channels.delete(key);
    });
    if (connected === 0) keepAlive = setInterval(() => void sendToAll(KEEP_ALIVE), KEEP_ALIVE_MS);
    connected += 1;
    channel.connections.add(stream);
    stream.send(serverSentEvent('welcome', { listenerName: randomUUID() }));
    return stream.body;
  }

  return async function listen(request, clientAddress) {
    const { searchParams } = new URL(request.url);
    const headers = {
      ...crossOrigin(request),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      // Proxies that keep answers back until they are complete would keep this one for ever.
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
      // With another status `EventSource` would not tell why, and clients would ask again for ever.
      if (error.status === 400) return new Response(serverSentEvent('channelError', error.body), { headers });
      const failure = { ...crossOrigin(request), ...error.headers, 'cache-control': 'no-store' };
      return Response.json(error.body, { status: error.status, headers: failure });
    }
  };
}

function viewOf(content: Content, perspective: Perspective): Dataset {
  return perspective === 'drafts' ? content.drafts : content;
}

function send({ connections }: Channel, messages: Uint8Array): void {
  for (const connection of connections) connection.send(messages);
}

function tooMany(what: string): QueryError {
  return requestError(503, 'Service Unavailable', `too many ${what}`, { 'retry-after': '30' });
}
