import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { ChunkFiles } from '#lib/rendering/renderer.ts';
import type { Flags } from './flags.ts';
import { licences } from './licences.ts';
import { compression, scriptMinimizer } from './minimizer.ts';
import { CHUNK_FILES, RENDERER_PATH, ROOT, SITE_PATH } from './paths.ts';
import { QUIET, SCRIPTS } from './shared.ts';
import { pageEnvironment } from './siteEnvironment.ts';
import { workerFiles } from './workerFiles.ts';

/** Config of the service worker, `dist/sw.js`. It lists files of the built site, so it is built last. */
export function workerConfig({ withdrawWorker = false }: Flags): Configuration {
  return {
    ...QUIET,
    name: 'worker',
    dependencies: ['site', 'renderer'],
    mode: 'production',
    target: ['webworker', 'es2022'],
    entry: withdrawWorker
      ? './src/entry/worker/serviceWorkerWithdrawn.ts'
      : './src/entry/worker/serviceWorker.ts',
    devtool: false,
    output: { path: SITE_PATH, filename: 'sw.js' },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: { rules: [SCRIPTS] },
    plugins: [defineFiles, ...compression(), addLicences],
    optimization: { minimizer: [scriptMinimizer()] },
  };
}

/** Runs when the site is built, and its renderer, which knows the features. */
function defineFiles(compiler: Compiler) {
  compiler.hooks.beforeRun.tapPromise('defineFiles', async () => {
    const { pageParams, offlineChunks } = createRequire(__filename)(join(RENDERER_PATH, 'prerender.js')) as {
      pageParams: ReadonlySet<string>;
      offlineChunks(): Promise<readonly string[]>;
    };
    const chunkFiles = JSON.parse(readFileSync(CHUNK_FILES, 'utf8')) as ChunkFiles;
    new webpack.DefinePlugin({
      SITE_ENVIRONMENT: JSON.stringify(pageEnvironment()),
      SITE_FILES: JSON.stringify(workerFiles(compiler.outputPath, chunkFiles, await offlineChunks())),
      PAGE_PARAMS: JSON.stringify([...pageParams]),
    }).apply(compiler);
  });
}

/** Appends the licence notices of packages in the worker. */
function addLicences(compiler: Compiler) {
  compiler.hooks.afterEmit.tap('addLicences', ({ fileDependencies }) =>
    appendFileSync(
      join(compiler.outputPath, 'licences.txt'),
      `\n${'-'.repeat(80)}\n\n${licences(fileDependencies, ROOT)}`,
    ),
  );
}
