/**
 * The services as `npm start` runs them, with a monitor of the event loop. The program answers every message with its
 * health since the message before. Argument: the options of `startEmbeddedServices`, as JSON.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import type { Health } from './startServer.ts';

/** How often the monitor samples the event loop. Milliseconds. */
const RESOLUTION = 5;

const [, , options = '{}'] = process.argv;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });

process.on('message', () => {
  // Only exists if Node was started with `--expose-gc`.
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const health: Health = {
    // The timer itself takes part of the measured time.
    stall: Math.max(0, delay.max / 1e6 - RESOLUTION),
    rss,
    heapUsed,
    mostRss: process.resourceUsage().maxRSS * 1024,
  };
  process.send?.(health);
  delay.reset();
});

void startEmbeddedServices(JSON.parse(options)).then(({ origin }) => {
  delay.enable();
  process.send?.(origin);
});
