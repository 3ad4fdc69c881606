import { basename, dirname } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * A webpack loader of folders `messages` that makes each text a module of its own, already compiled: a chunk then has only
 * the texts that its code shows, and no page needs the parser.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source of `index.ts`, or of `en.json`, whose query may name a text
 * @throws Error if a text is not well-formed
 */
export default function compileMessages(source) {
  const name = /export const (\w+) = defineMessages/.exec(source)?.[1];
  if (name !== undefined) return `export * as ${name} from './en.json';`;
  const texts = JSON.parse(source);
  const key = this.resourceQuery.slice(1);
  if (key === '') return Object.keys(texts).map(exportOf).join('\n');
  const message = {
    id: `${basename(dirname(this.context))}.${key}`,
    message: compileMessageOrThrow(texts[key]),
  };
  return `export default ${JSON.stringify(message)};`;
}

/** @param {string} key */
function exportOf(key) {
  return `export { default as ${key} } from './en.json?${key}';`;
}
