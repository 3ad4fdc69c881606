/** A reader who is so many messages behind is disconnected, and asks again by itself. */
const MAX_WAITING = 100;

const encoder = new TextEncoder();

/** Sends nothing that a client sees; proxies close connections that are silent for a minute. */
export const KEEP_ALIVE = encoder.encode(':\n\n');

/** A message of a stream of server-sent events. */
export function serverSentEvent(name: string, data: object, id?: string): Uint8Array<ArrayBuffer> {
  // A line break in an id would begin another field.
  const line = id === undefined ? '' : `id: ${id.replace(/[\r\n\0]/g, '')}\n`;
  return encoder.encode(`event: ${name}\n${line}data: ${JSON.stringify(data)}\n\n`);
}

/** One client's open connection. */
export interface EventStream {
  readonly body: ReadableStream<Uint8Array>;
  send(message: Uint8Array): void;
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

  const stream: EventStream = {
    body,
    send(message) {
      if (controller && (controller.desiredSize ?? 0) < -MAX_WAITING) stream.close();
      else controller?.enqueue(message);
    },
    close() {
      controller?.close();
      end();
    },
  };
  return stream;
}
