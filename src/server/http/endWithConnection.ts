import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';

const unanswered = new WeakMap<Socket, Set<Writable>>();

/**
 * Ends an answer when its connection ends. Node tells only the one that is being sent; those behind it, of a client
 * that asks several times without waiting, would be kept for ever, with the files that they read.
 */
export function endWithConnection(socket: Socket, answer: Writable): void {
  const answers = unanswered.get(socket) ?? follow(socket);
  answers.add(answer);
  answer.once('close', () => answers.delete(answer));
}

function follow(socket: Socket): Set<Writable> {
  const answers = new Set<Writable>();
  unanswered.set(socket, answers);
  socket.once('close', () => {
    for (const answer of answers) {
      if (answer.destroyed) continue;
      answer.destroy();
      answer.emit('close');
    }
  });
  return answers;
}
