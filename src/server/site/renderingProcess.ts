import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RenderPage, RenderedPage } from '#lib/rendering/renderedPage.ts';
import { createWorkQueue } from '../http/workQueue.ts';
import type { FromProcess, Settings, ToProcess } from './renderingProgram.ts';

/** A renderer that uses a process of its own while there is much to do. */
export interface RenderingProcess {
  /** @throws Error if the page cannot be rendered, or the process ends before it is */
  render: RenderPage;
  close(): void;
}

interface Waiting {
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
}

/** A lower priority than the server's, so that other pages do not wait for these. */
const PRIORITY = 10;
/** V8 heap limit in megabytes: 5,000 sessions need less than half of it. */
const MAX_HEAP_MB = 768;
/** Room for the short-lived objects of several pages, so that fewer are still in use when it is cleared: 10% more pages. */
const SEMI_SPACE_MB = 32;

/**
 * Creates a renderer whose process starts when two pages are wanted at the same time. Until it is ready, and after it
 * has ended, pages are rendered here, one at a time.
 *
 * @param settings what the renderer of the process reads
 * @param renderHere renders in this process
 */
export function createRenderingProcess(settings: () => Settings, renderHere: RenderPage): RenderingProcess {
  const waiting = new Map<number, Waiting>();
  /** One page after the other, so that the server has time for others while the process starts. */
  const here = createWorkQueue({ maxRunning: 1, maxWaiting: Infinity });
  let child: ChildProcess | undefined;
  let isReady = false;
  let [lastId, renderingHere] = [0, 0];

  function start(): ChildProcess {
    const started = fork(join(__dirname, 'renderingProgram.ts'), [JSON.stringify(settings())], {
      // As JSON, the page of a list takes each of the processes 3 ms.
      serialization: 'advanced',
      execArgv: [
        `--max-old-space-size=${MAX_HEAP_MB}`,
        `--max-semi-space-size=${SEMI_SPACE_MB}`,
        '--require',
        require.resolve('tsx/cjs'),
      ],
    });
    if (started.pid !== undefined) setPriority(started.pid, PRIORITY);
    const onEnd = (reason: unknown) => {
      [child, isReady] = [undefined, false];
      for (const { reject } of waiting.values())
        reject(new Error(`the process that renders searches has ended (${String(reason)})`));
      waiting.clear();
    };
    started.on('exit', (code, signal) => onEnd(signal ?? code));
    started.on('error', onEnd);
    started.on('message', (message: FromProcess) => {
      if (message === 'ready') isReady = true;
      else settle(message);
    });
    // The child must not keep this process alive.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function settle({ id, page, error }: Exclude<FromProcess, 'ready'>) {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (page) resolve?.(page);
    else reject?.(new Error(error));
  }

  const renderThere: RenderPage = (address, generation) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      child?.send({ id: lastId, address, generation } satisfies ToProcess);
    });

  return {
    async render(address, generation) {
      if (isReady) return renderThere(address, generation);
      if (renderingHere > 0) child ??= start();
      renderingHere += 1;
      const renderedHere = await here
        .run(async () => {
          // With all content at hand one page would follow the other in the same turn of the event loop.
          await nextTurn();
          return isReady ? undefined : renderHere(address, generation);
        })
        .finally(() => (renderingHere -= 1));
      return renderedHere ?? renderThere(address, generation);
    },
    close: () => child?.kill('SIGKILL'),
  };
}
