import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';

const openResponses = new WeakMap<Socket, Set<Writable>>();

/**
 * Ends an answer when its connection ends. Node tells only the one that is being sent; those behind it, of a client
 * that asks several times without waiting, would be kept for ever, with the files that they read.
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
