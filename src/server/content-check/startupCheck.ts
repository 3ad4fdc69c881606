import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';

/** V8 heap limit in megabytes: 50,000 documents need less than 512. */
const MAX_HEAP_MB = 768;
/** A lower priority than the server's, which answers requests at the same time. */
const PRIORITY = 10;

/**
 * Checks a dataset file in a process of its own: 50,000 documents take some seconds.
 *
 * @param options.dataset path of the content
 * @param options.signal ends the process
 * @returns the summary in two lines; undefined when it was stopped
 */
export function startupCheck({
  dataset,
  signal,
}: {
  dataset: string;
  signal: AbortSignal;
}): Promise<string | undefined> {
  return new Promise((resolve) => {
    const options = [`--max-old-space-size=${MAX_HEAP_MB}`, '--require', require.resolve('tsx/cjs')];
    const child = execFile(
      process.execPath,
      [...options, join(__dirname, 'main.ts'), '--summary', dataset],
      { signal },
      (_error, stdout) => {
        // With exit code 1 the summary contains errors.
        if (stdout !== '') resolve(stdout.trimEnd());
        else resolve(signal.aborted ? undefined : 'content check: has failed (npm run content:check)');
      },
    );
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  });
}
