/** A client with more unread edits and keep-alive comments than this is disconnected. */
const MAX_WAITING = 20;

const encoder = new TextEncoder();

/** A comment that clients ignore. Without it, proxies close connections that are silent for a minute. */
export const KEEP_ALIVE = encoder.encode(':\n\n');

/** A message of a stream of server-sent events. */
export function serverSentEvent(name: string, data: object, id?: string): Uint8Array<ArrayBuffer> {
  // A line break in an id would start another field.
  const line = id === undefined ? '' : `id: ${id.replace(/[\r\n\0]/g, '')}\n`;
  return encoder.encode(`event: ${name}\n${line}data: ${JSON.stringify(data)}\n\n`);
}

/** One client's open connection. */
export interface EventStream {
  readonly body: ReadableStream<Uint8Array>;
  /** @param messages one or more, sent as one chunk */
  send(messages: Uint8Array): void;
  close(): void;
}

/** @param onClose called once, when either side has closed the connection */
export function createEventStream(onClose: (stream: EventStream) => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
    cancel: end,
  });

  function end() {
    if (!controller) return;
    controller = undefined;
    onClose(stream);
  }

  /** Closing would wait until the client has read the rest, which may never happen. */
  function abort(open: ReadableStreamDefaultController<Uint8Array>) {
    open.error(new Error('A listening client was disconnected: it does not read.'));
    end();
  }

  const stream: EventStream = {
    body,
    send(messages) {
      if (!controller || (controller.desiredSize ?? 0) > -MAX_WAITING) controller?.enqueue(messages);
      else abort(controller);
    },
    close() {
      controller?.close();
      end();
    },
  };
  return stream;
}
