import type { Handler } from './http/listen.ts';
import { BusyError } from './http/workQueue.ts';

/** Whether a part works. `unused`: nothing was stored yet, so there is nothing that could fail. */
type PartHealth = 'ok' | 'unused' | 'failing' | 'hosted';

/** What the embedded backend needs to store forms. Both reject if they fail. */
export interface BackendChecks {
  database(): Promise<'ok' | 'unused'>;
  disk(): Promise<'ok' | 'unused'>;
}

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
 * @param options.checks of the embedded backend (default: forms are stored elsewhere)
 */
export function createHealthService(options: {
  version: string;
  hasContent: boolean;
  checks?: BackendChecks | undefined;
}): Handler {
  const { version, hasContent, checks } = options;
  let asked: { at: number; parts: Promise<Record<'database' | 'disk', PartHealth>> } | undefined;

  async function askParts() {
    const [database, disk] = await Promise.all([askPart(checks?.database), askPart(checks?.disk)]);
    return { database, disk };
  }

  return async () => {
    const now = performance.now();
    if (!asked || now - asked.at > KEPT_MS) asked = { at: now, parts: askParts() };
    const parts = await asked.parts;
    const isHealthy = !Object.values(parts).includes('failing');
    return Response.json(
      {
        status: isHealthy ? 'ok' : 'failing',
        version,
        // Without content the server does not start.
        content: hasContent ? 'ok' : 'hosted',
        ...parts,
      },
      { status: isHealthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  };
}

async function askPart(check: (() => Promise<PartHealth>) | undefined): Promise<PartHealth> {
  if (!check) return 'hosted';
  let deadline: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      check(),
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
