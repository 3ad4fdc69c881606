import type { Handler } from '../http/listen.ts';
import { crossOrigin } from './crossOrigin.ts';
import { type EventStream, KEEP_ALIVE, createEventStream, serverSentEvent } from './listener/eventStream.ts';
import type { StaleContent, SyncTags } from './syncTags.ts';

/** Milliseconds between two keep-alive comments. */
const KEEP_ALIVE_MS = 25_000;
/** Servers connect, not visitors. */
const MAX_CONNECTIONS = 100;

/**
 * Announces which sync tags an edit has made out of date, at `/v{version}/data/live/events/{dataset}`, as the hosted
 * content service does, by server-sent events. `welcome` comes first, or `restart` for a client that has missed events:
 * everything may have changed. Then comes a `message` with `tags` for each edit, or `restart`.
 */
export function createLiveEventsService(syncTags: SyncTags): Handler {
  const connections = new Set<EventStream>();
  let end: (() => void) | undefined;

  /** Only while somebody is connected, because comparing costs time. */
  function start() {
    const keepAlive = setInterval(() => send(KEEP_ALIVE), KEEP_ALIVE_MS);
    const unsubscribe = syncTags.subscribe((stale) => send(eventOf(stale)));
    return () => {
      clearInterval(keepAlive);
      unsubscribe();
    };
  }

  function send(event: Uint8Array<ArrayBuffer>) {
    for (const connection of [...connections]) connection.send(event);
  }

  return async function serveLiveEvents(request) {
    if (request.method !== 'GET')
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET' } });
    if (connections.size >= MAX_CONNECTIONS)
      return new Response('Too many clients', { status: 503, headers: { 'retry-after': '30' } });
    const stream = createEventStream((closed) => {
      connections.delete(closed);
      if (connections.size > 0) return;
      end?.();
      end = undefined;
    });
    const seen = request.headers.get('last-event-id');
    const id = syncTags.lastId();
    end ??= start();
    connections.add(stream);
    stream.send(serverSentEvent(seen === null || seen === id ? 'welcome' : 'restart', {}, id));
    return new Response(stream.body, {
      headers: {
        ...crossOrigin(request),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        // Some proxies hold responses back until they are complete, which never happens here.
        'x-accel-buffering': 'no',
      },
    });
  };
}

function eventOf({ id, tags }: StaleContent): Uint8Array<ArrayBuffer> {
  return tags ? serverSentEvent('message', { tags }, id) : serverSentEvent('restart', {}, id);
}
