import { mkdirSync, writeFileSync } from 'node:fs';
import type { Chunk, ChunkGraph, Compilation, Compiler, Module } from 'webpack';
import { CHUNK_FILES, RENDERER_PATH } from './paths.ts';

/** The layer of the packages that only pages in a Studio's frame load. */
export const EDITORS = 'editors';

/**
 * Whether modules of a chunk may be moved to a shared chunk. Chunks that only pages in a Studio's frame load have
 * copies of their own, so that the chunks of visitors stay as they are.
 */
export function isForVisitors(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && !/^(presentation|visual-editing)$/.test(chunk.name ?? '');
}

/** The modules of the chunk `parsing`. */
const PARSING = [
  /[\\/](zod|lib[\\/](schema|social-links))[\\/]/,
  /[\\/]content[\\/](groq|[^\\/]+[\\/](addresses|contentFaults|counts|items|namesQuery|queries|\w*[sS]chema))\.ts$/,
];

/** Shared chunks. */
export const CACHE_GROUPS = {
  // Packages stay with the code that uses them: on a slow network a request costs more than a kilobyte.
  defaultVendors: false as const,
  // The renderer of rich text, for all screens that use it. Its readers (lib/rich-text) go where they are used.
  richText: {
    name: 'rich-text',
    test: /[\\/](@portabletext|ui[\\/]rich-text)[\\/]/,
    type: /javascript|css/,
    chunks: 'async' as const,
    enforce: true,
  },
  // The footer, with the modules that screens share with it.
  foot: {
    name: 'foot',
    test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
      [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === 'footer'),
    chunks: 'async' as const,
    enforce: true,
  },
  // Schemas and parsers of several queries, texts and forms.
  parsing: {
    name: 'parsing',
    test: (module: Module) => PARSING.some((pattern) => pattern.test(module.nameForCondition() ?? '')),
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
  },
};

/** Makes a chunk's name its id: numbers would need a table of names in the code that every page loads first. */
export function nameChunks(compiler: Compiler) {
  compiler.hooks.compilation.tap('nameChunks', (compilation) =>
    compilation.hooks.chunkIds.tap('nameChunks', (chunks) => {
      for (const chunk of chunks) {
        if (!chunk.name) continue;
        chunk.id = chunk.name;
        chunk.ids = [chunk.name];
      }
    }),
  );
}

/** Writes the files of each named chunk, shared chunks included, for the page renderer. */
export function listChunks(compiler: Compiler) {
  compiler.hooks.afterEmit.tap('listChunks', ({ namedChunkGroups }) => {
    const files = [...namedChunkGroups].map(([name, group]) => [
      name,
      group.getFiles().map((file) => `/${file}`),
    ]);
    mkdirSync(RENDERER_PATH, { recursive: true });
    writeFileSync(CHUNK_FILES, JSON.stringify(Object.fromEntries(files)));
  });
}

/**
 * Preloads for the first page: the site, the content client, and the fonts of a first screen. The gallery needs the fonts
 * alone.
 */
export function preloads(compilation: Compilation) {
  const hasSite = compilation.namedChunks.has('site');
  const files = (hasSite ? ['site', 'parsing', 'content-client', 'sanity-client'] : []).flatMap((name) => [
    ...(compilation.namedChunks.get(name)?.files ?? []),
  ]);
  const fonts = compilation
    .getAssets()
    .flatMap(({ name }) => (/archivo-(capitals|text)\.\w+\.woff2$/.test(name) ? [name] : []));
  return [
    ...files.map((file) => ({ href: `/${file}`, as: file.endsWith('.css') ? 'style' : 'script' })),
    ...fonts.map((file) => ({ href: `/${file}`, as: 'font' })),
  ];
}
