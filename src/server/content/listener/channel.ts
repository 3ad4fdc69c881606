import { randomUUID } from 'node:crypto';
import type { Dataset } from '../../dataset/datasetStore.ts';
import { logFailure } from '../../http/logFailure.ts';
import { QueryError } from '../queryError.ts';
import { type EventStream, serverSentEvent } from './eventStream.ts';
import { type Transition, transitions } from './transitions.ts';

/** All connections with the same query. */
export interface Channel {
  /** Resolves when the matching documents are known; rejects if the query cannot be evaluated. */
  readonly opened: Promise<void>;
  join(stream: EventStream): void;
  leave(stream: EventStream): void;
  /**
   * Reports changed documents to the connections, as far as the query is concerned. Changes during an evaluation wait
   * and are evaluated together, with the newest content; older content is not kept.
   */
  changed(ids: ReadonlySet<string>, dataset: Dataset): void;
  /** @param messages one or more */
  send(messages: Uint8Array): void;
}

/**
 * @param options.dataset the present content
 * @param options.find returns the `_id`s of the matching documents
 * @param options.inTurn runs work when it is the channel's turn
 * @param options.onEnd called when the last connection is closed, or if the query cannot be evaluated
 */
export function createChannel(options: {
  dataset: Dataset;
  find(dataset: Dataset, signal: AbortSignal): Promise<ReadonlySet<string>>;
  inTurn(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  onEnd(): void;
}): Channel {
  const { find, inTurn, onEnd } = options;
  const connections = new Set<EventStream>();
  const ended = new AbortController();
  let ids: ReadonlySet<string> = new Set();
  /** The newest content that is not evaluated yet. */
  let newest: Dataset | undefined = options.dataset;
  let changed = new Set<string>();
  let isBusy = true;
  const opened = inTurn(evaluateNewest, ended.signal);
  opened.then(catchUp, end);

  async function catchUp() {
    isBusy = true;
    try {
      while (newest) await inTurn(evaluateNewest, ended.signal);
    } catch (error) {
      if (!ended.signal.aborted) closeAll(error);
    }
    isBusy = false;
  }

  async function evaluateNewest() {
    if (!newest) return;
    const [dataset, changedIds] = [newest, changed];
    [newest, changed] = [undefined, new Set()];
    const found = await find(dataset, ended.signal);
    if (connections.size > 0) sendChanges(transitions(ids, found, changedIds));
    ids = found;
  }

  function sendChanges(changes: ReadonlyMap<string, Transition>) {
    if (changes.size === 0) return;
    const transactionId = randomUUID();
    const timestamp = new Date().toISOString();
    const messages = [...changes].map(([documentId, transition]) => {
      const eventId = `${transactionId}#${documentId}`;
      const data = { eventId, documentId, transactionId, transition, timestamp, visibility: 'query' };
      return serverSentEvent('mutation', data, eventId);
    });
    // One chunk for all connections, so that a large edit does not make a client count as slow.
    send(Buffer.concat(messages));
  }

  function closeAll(error: unknown) {
    if (error instanceof QueryError && error.status === 400)
      send(serverSentEvent('channelError', error.body));
    // The clients connect again. If the error persists, they get its reason then.
    else logFailure('A change could not be announced:', error);
    for (const connection of [...connections]) connection.close();
  }

  function end() {
    newest = undefined;
    ended.abort();
    onEnd();
  }

  function send(messages: Uint8Array) {
    for (const connection of connections) connection.send(messages);
  }

  return {
    opened,
    send,
    join: (stream) => void connections.add(stream),
    leave(stream) {
      connections.delete(stream);
      if (connections.size === 0) end();
    },
    changed(changedIds, dataset) {
      if (ended.signal.aborted) return;
      newest = dataset;
      for (const id of changedIds) changed.add(id);
      if (!isBusy) void catchUp();
    },
  };
}
