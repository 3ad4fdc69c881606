import { TestEnvironment } from 'jest-environment-jsdom';

/** Browser globals that jsdom lacks and Node has. Without message channels, because these would keep jest running. */
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
  'AbortController',
  'AbortSignal',
  'setImmediate',
  'clearImmediate',
] as const;

/** A jsdom window with Node's web-standard globals, in which the real clients and services run. */
export default class JsdomEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    for (const name of LENT) Object.assign(this.global, { [name]: globalThis[name] });
  }
}
