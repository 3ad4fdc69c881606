import type { ListenOptions } from '@sanity/client';
import type { ContentSource } from '../client/contentSource.ts';
import { sanityClient } from '../client/request.ts';
import { type LiveContent, listenerQuery } from './liveContent.ts';

/** Why a listener has ended. */
export type ListenerFailure = 'query too large' | 'connection failed' | 'disconnect' | 'channel error';

interface Mutation {
  documentId: string;
  transactionId: string;
}

interface ListenerHandlers {
  /** The listener is connected, for the first time or again. */
  onWelcome(): void;
  /** The connection is lost; the client connects again. */
  onReconnect(): void;
  onMutation(mutation: Mutation): void;
  /** The listener has ended and does not start again. */
  onFailure(failure: ListenerFailure): void;
}

const OPTIONS = {
  events: ['welcome', 'mutation', 'reconnect'],
  includeResult: false,
  includeMutations: false,
  // Events arrive when queries see the change.
  visibility: 'query',
} satisfies ListenOptions;

/**
 * Listens to changes of documents with the real client.
 *
 * @returns a function that ends the listener; no handler is called afterwards.
 */
export function listen(source: ContentSource, content: LiveContent, handlers: ListenerHandlers): () => void {
  let isClosed = false;
  let close = () => {
    isClosed = true;
  };
  sanityClient(source).then(
    (client) => {
      if (isClosed) return;
      const listening = client
        .listen(
          listenerQuery(content),
          { eventId: source.eventId },
          source.showsDrafts ? { ...OPTIONS, includeAllVersions: true } : OPTIONS,
        )
        .subscribe({
          next(event) {
            if (event.type === 'welcome') handlers.onWelcome();
            else if (event.type === 'reconnect') handlers.onReconnect();
            else if (event.type === 'mutation') handlers.onMutation(event);
          },
          error: (error: unknown) => handlers.onFailure(failureOf(error)),
        });
      close = () => listening.unsubscribe();
    },
    () => isClosed || handlers.onFailure('connection failed'),
  );
  return () => close();
}

function failureOf(error: unknown): ListenerFailure {
  const { name, message } = error as { name?: unknown; message?: unknown };
  if (message === 'Query too large for listener') return 'query too large';
  if (name === 'ChannelError') return 'channel error';
  return name === 'DisconnectError' ? 'disconnect' : 'connection failed';
}
