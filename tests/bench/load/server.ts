/**
 * The services as `npm start` runs them, with an ear at the event loop: answers every message with how the program has
 * fared since the one before. Argument: the options of `startEmbeddedServices`, as JSON.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import type { Health } from './startServer.ts';

/** How often the loop is looked at. Milliseconds. */
const RESOLUTION = 5;

const [, , options = '{}'] = process.argv;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });

process.on('message', () => {
  // Only where Node was told to give it out.
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const health: Health = {
    // The timer itself takes its share of what it measures.
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
