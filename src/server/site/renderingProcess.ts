import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { RenderPage, RenderedPage } from '#lib/rendering/renderedPage.ts';
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

/**
 * Creates a renderer whose process starts when two pages are wanted at the same time. Until it is ready, and after it
 * has ended, pages are rendered here.
 *
 * @param settings what the renderer of the process reads
 * @param renderHere renders in this process
 */
export function createRenderingProcess(settings: () => Settings, renderHere: RenderPage): RenderingProcess {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let isReady = false;
  let [lastId, renderingHere] = [0, 0];

  function start(): ChildProcess {
    const started = fork(join(__dirname, 'renderingProgram.ts'), [JSON.stringify(settings())], {
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--require', require.resolve('tsx/cjs')],
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

  return {
    render(address, generation) {
      if (renderingHere > 0) child ??= start();
      if (!isReady) {
        renderingHere += 1;
        return renderHere(address, generation).finally(() => (renderingHere -= 1));
      }
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        child?.send({ id: lastId, address, generation } satisfies ToProcess);
      });
    },
    close: () => child?.kill('SIGKILL'),
  };
}
