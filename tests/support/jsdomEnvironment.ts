import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have, jsdom lacks and Node can lend. Channels stay out: jest would never exit. */
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

/** A window with Node's web-standard globals, so that the real clients and services run in it. */
export default class JsdomEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    for (const name of LENT) Object.assign(this.global, { [name]: globalThis[name] });
  }
}
