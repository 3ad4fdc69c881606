import { type Fired, type Target, fire, warmUp } from './fire.ts';
import { type Health, type ServerOptions, startServer } from './startServer.ts';

/** Requests before the server's code is warm: for cached responses, evaluated ones and pages that are rendered. */
export const WARM_UP = { kept: 2000, new: 50, rendered: 600 };

/** A request of readers. */
export interface Reading extends Target {
  /** They have the response already and ask whether it has changed. */
  isKnown?: boolean;
  /** How many requests come before those that are measured. */
  warmUp?: number;
}

/** The figures of reading. */
export async function measureReads(
  options: ServerOptions,
  { isKnown = false, warmUp: times, ...target }: Reading,
  seconds: number,
): Promise<Fired & Health> {
  const { origin, health, stop } = await startServer(options);
  try {
    const headers: Record<string, string> = isKnown
      ? { 'if-none-match': await tagOf(origin + target.path) }
      : {};
    await warmUp(origin, { ...target, headers }, times ?? (target.vary ? WARM_UP.new : WARM_UP.kept));
    await health();
    const fired = await fire(origin, { ...target, headers }, seconds);
    return { ...fired, ...(await health()) };
  } finally {
    await stop();
  }
}

async function tagOf(address: string): Promise<string> {
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
}

let turn = 0;

/** Makes a query a new one, by a parameter that it does not use. A text, because numbers are the ends of slices. */
export function asNew(path: string): { path: string } {
  turn += 1;
  return { path: `${path}&%24turn=%22${turn}%22` };
}
