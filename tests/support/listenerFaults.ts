import type { ScriptedResponse, Step } from './scriptedServer.ts';

const stream = (event: string, data: object): ScriptedResponse => ({
  headers: { 'content-type': 'text/event-stream' },
  body: `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
});

/** What a client that listens to changes may get instead of `welcome`; `silence` is a proxy that buffers. */
export const LISTENER_FAULTS = {
  'query too large': { status: 414 },
  'connection failed': 'reset',
  'service unavailable': { status: 503 },
  disconnect: stream('disconnect', { reason: 'out of order' }),
  'channel error': stream('channelError', { message: 'out of order' }),
  silence: 'silence',
} satisfies Record<string, Step>;
