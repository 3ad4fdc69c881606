import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * Browser globals that jsdom lacks and Node has. Without message channels, because these would keep jest running. `URL`
 * is among them because jsdom's is slow: screens with long queries spent a sixth of their time on it.
 */
const LENT = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'setImmediate',
  'clearImmediate',
  'crypto',
] as const;

/** A jsdom window with Node's web-standard globals, in which the real clients and services run. */
export default class JsdomEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    for (const name of LENT)
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
  }
}
