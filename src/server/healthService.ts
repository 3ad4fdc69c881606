import type { Handler } from './http/listen.ts';
import { BusyError } from './http/workQueue.ts';

/** Whether forms can be stored. `unused`: nothing was sent yet, so there is nothing that could fail. */
export type BackendHealth = 'ok' | 'unused';

/** How long a part may take to answer. Milliseconds. */
const DEADLINE_MS = 5000;
/** Anyone may ask, so what asking costs is spent once in this time. Milliseconds. */
const KEPT_MS = 2000;

/**
 * Handles `/healthz`, for monitors and containers: 200 while the server can do its work, otherwise 503. A hosted project
 * is not asked: if it fails, starting this server again would not help.
 *
 * @param options.version of the program
 * @param options.hasContent whether content is served here
 * @param options.checkBackend rejects if forms cannot be stored (default: they are stored elsewhere)
 */
export function createHealthService(options: {
  version: string;
  hasContent: boolean;
  checkBackend?: (() => Promise<BackendHealth>) | undefined;
}): Handler {
  const { version, hasContent, checkBackend } = options;
  let asked: { at: number; backend: Promise<BackendHealth | 'failing' | 'hosted'> } | undefined;

  async function askBackend(): Promise<BackendHealth | 'failing' | 'hosted'> {
    if (!checkBackend) return 'hosted';
    let deadline: NodeJS.Timeout | undefined;
    try {
      return await Promise.race([
        checkBackend(),
        new Promise<never>((_resolve, reject) => {
          deadline = setTimeout(() => reject(new Error('no result in time')), DEADLINE_MS);
        }),
      ]);
    } catch (error) {
      // A program that is started again is no faster.
      if (error instanceof BusyError) return 'ok';
      console.error('The backend cannot store forms:', error);
      return 'failing';
    } finally {
      clearTimeout(deadline);
    }
  }

  return async () => {
    const now = performance.now();
    if (!asked || now - asked.at > KEPT_MS) asked = { at: now, backend: askBackend() };
    const backend = await asked.backend;
    const isHealthy = backend !== 'failing';
    return Response.json(
      {
        status: isHealthy ? 'ok' : 'failing',
        version,
        content: hasContent ? 'ok' : 'hosted',
        backend,
      },
      { status: isHealthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  };
}
