import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';

const openResponses = new WeakMap<Socket, Set<Writable>>();

/**
 * Destroys a response when its connection closes. Node does so only for the response that is being sent. Pipelined
 * responses that wait behind it would leak, together with the files that they read.
 */
export function destroyWithSocket(socket: Socket, response: Writable): void {
  const responses = openResponses.get(socket) ?? trackSocket(socket);
  responses.add(response);
  response.once('close', () => responses.delete(response));
}

function trackSocket(socket: Socket): Set<Writable> {
  const responses = new Set<Writable>();
  openResponses.set(socket, responses);
  socket.once('close', () => {
    for (const response of responses) {
      if (response.destroyed) continue;
      response.destroy();
      response.emit('close');
    }
  });
  return responses;
}
