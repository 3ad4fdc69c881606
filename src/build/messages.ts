import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import type { MessageFiles } from '#lib/rendering/renderer.ts';
import { MESSAGE_FILES, RENDERER_PATH } from './paths.ts';
import { ENGLISH } from './shared.ts';

const { ensureChunkHandlers } = webpack.RuntimeGlobals;

/** The code that webpack runs for each chunk that a page loads. A page in English has no `loadMessages`. */
class LoadMessages extends webpack.RuntimeModule {
  constructor() {
    super('messages');
  }
  override generate() {
    // The ids of shared chunks are numbers.
    return `${ensureChunkHandlers}.messages = (chunk, promises) => self.loadMessages && promises.push(loadMessages(String(chunk)));`;
  }
}

/**
 * Texts in other languages than English load beside their chunk, as style sheets do: for each chunk with texts and each
 * language there is a file, and webpack takes a chunk for loaded when its texts are.
 *
 * @param isListed whether the page renderer gets them, too.
 */
export const messageFiles = (isListed: boolean) => (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('messageFiles', (compilation) => {
    compilation.hooks.runtimeRequirementInTree
      .for(ensureChunkHandlers)
      .tap('messageFiles', (chunk) => compilation.addRuntimeModule(chunk, new LoadMessages()));
    compilation.hooks.processAssets.tap(
      { name: 'messageFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
      () => {
        const files = emitMessages(compilation);
        if (!isListed) return;
        mkdirSync(RENDERER_PATH, { recursive: true });
        writeFileSync(MESSAGE_FILES, JSON.stringify(files));
      },
    );
  });

function emitMessages(compilation: Compilation): MessageFiles {
  const files: MessageFiles = {};
  const translations = new Map<string, Translation[]>();
  for (const chunk of compilation.chunks) {
    for (const { folder, key } of textsOf(chunk, compilation)) {
      if (!translations.has(folder)) translations.set(folder, translationsIn(folder, compilation));
      for (const { language, texts } of translations.get(folder) ?? []) {
        const text = texts[key];
        if (text === undefined) continue;
        const { chunks } = (files[language] ??= { folder: '', chunks: {} });
        const catalogue = (chunks[chunk.id ?? ''] ??= {});
        catalogue[`${basename(dirname(folder))}.${key}`] = compileMessageOrThrow(text);
      }
    }
  }
  for (const [language, { chunks }] of Object.entries(files)) {
    // One hash for a language: pages then need only the names of the chunks.
    const hash = createHash('sha256').update(JSON.stringify(chunks)).digest('hex').slice(0, 6);
    const folder = `assets/messages.${language}.${hash}/`;
    files[language] = { folder: `/${folder}`, chunks };
    for (const [chunk, catalogue] of Object.entries(chunks))
      compilation.emitAsset(
        `${folder}${chunk}.json`,
        new webpack.sources.RawSource(JSON.stringify(catalogue)),
      );
  }
  return files;
}

/** The texts that a chunk's code uses, each of which is a module (src/build/compileMessages.mjs). */
function textsOf(chunk: Chunk, { chunkGraph }: Compilation): { folder: string; key: string }[] {
  return [...chunkGraph.getChunkModulesIterable(chunk)]
    .flatMap((module) => ('modules' in module ? (module.modules as Module[]) : module))
    .map((module) => ('resource' in module ? String(module.resource) : '').split('?'))
    .flatMap(([path = '', key]) =>
      ENGLISH.test(path) && key !== undefined ? { folder: dirname(path), key } : [],
    );
}

interface Translation {
  language: string;
  texts: Readonly<Record<string, string>>;
}

/** The translations in a folder `messages`. */
function translationsIn(folder: string, { fileDependencies }: Compilation): Translation[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'en.json')
    .map((name) => {
      fileDependencies.add(join(folder, name));
      const texts = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Translation['texts'];
      return { language: basename(name, '.json'), texts };
    });
}
