import { mkdirSync, writeFileSync } from 'node:fs';
import type { ChunkGraph, Compilation, Compiler, Module } from 'webpack';
import { CHUNK_FILES, RENDERER_PATH } from './paths.ts';

/** What several screens share, as chunks of its own. */
export const CACHE_GROUPS = {
  // Packages lie with the code that uses them: on a slow line a request costs more than a kilobyte.
  defaultVendors: false as const,
  // The renderer of texts, once for all screens that have one.
  richText: {
    name: 'rich-text',
    test: /[\\/](@portabletext|rich-text)[\\/]/,
    type: /javascript|css/,
    chunks: 'async' as const,
    enforce: true,
  },
  // The foot of every page, with what the screens above it show too.
  foot: {
    name: 'foot',
    test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
      [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === 'footer'),
    chunks: 'async' as const,
    enforce: true,
  },
  // What several queries, or texts and forms, parse with: once for all.
  parsing: {
    name: 'parsing',
    test: /[\\/](zod|lib[\\/](model|social-links)|queries)[\\/]/,
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
  },
};

/** Tells the renderer which files a page needs: those of each named chunk, with what it shares with others. */
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

/** What the first page needs beside the entry: the site, what reads content, and the font of its headline. */
export function preloads(compilation: Compilation) {
  const files = ['site', 'parsing', 'content-client', 'sanity-client'].flatMap((name) => [
    ...(compilation.namedChunks.get(name)?.files ?? []),
  ]);
  const font = compilation
    .getAssets()
    .flatMap(({ name }) => (/archivo-latin-wdth.*\.woff2$/.test(name) ? [name] : []));
  return [
    ...files.map((file) => ({ href: `/${file}`, as: file.endsWith('.css') ? 'style' : 'script' })),
    ...font.map((file) => ({ href: `/${file}`, as: 'font' })),
  ];
}
