import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { readBuild, readVersion } from '../server/site/readBuild.ts';
import { scriptMinimizer } from './minimizer.ts';
import { CHUNK_FILES, CLOUDFLARE_PATH, MESSAGE_FILES, SITE_PATH } from './paths.ts';
import { RENDERER_MODULE } from './renderer.ts';
import { QUIET, routerWithoutWarnings } from './shared.ts';
import { pageEnvironment, siteEnvironment } from './siteEnvironment.ts';
import { readStyleSheets } from './styleSheets.ts';

/**
 * Config of the page server as a Cloudflare Worker, in `dist-worker/` with the files of the site, which is built first.
 */
export function cloudflareConfig(): Configuration {
  requireServices();
  return {
    ...QUIET,
    name: 'cloudflare',
    mode: 'production',
    target: ['webworker', 'es2022'],
    entry: './src/entry/worker/cloudflareWorker.ts',
    devtool: false,
    output: { path: CLOUDFLARE_PATH, filename: 'worker.mjs', library: { type: 'module' }, clean: true },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: ['cloudflare:workers'],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['workerd', '...'],
      alias: routerWithoutWarnings(),
    },
    module: RENDERER_MODULE,
    plugins: [takeSite, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimizer: [scriptMinimizer()] },
  };
}

/** A Worker has no embedded services, and does not know its own address when it starts. */
function requireServices() {
  const { siteUrl, sanityProjectId, apiHost } = siteEnvironment();
  if (siteUrl !== undefined && (sanityProjectId ?? apiHost) !== undefined) return;
  console.error('A Worker needs SITE_URL and SANITY_PROJECT_ID.');
  process.exit(1);
}

/** Runs when the site is built. */
function takeSite(compiler: Compiler) {
  compiler.hooks.beforeRun.tap('takeSite', () => {
    const { files, pageStyles, ownRobots } = readBuild(SITE_PATH);
    const { index, etags } = files;
    const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
    new webpack.DefinePlugin({
      SITE_ENVIRONMENT: JSON.stringify(pageEnvironment()),
      SITE_BUILD: JSON.stringify({
        environment: siteEnvironment(),
        version: readVersion(),
        index,
        ownRobots,
        pageStyles,
        etags,
        chunkFiles: readJson(CHUNK_FILES),
        messageFiles: readJson(MESSAGE_FILES),
        styleSheets: readStyleSheets(SITE_PATH),
      }),
    }).apply(compiler);
    compiler.hooks.afterEmit.tap('takeSite', ({ outputOptions: { path = '' } }) => {
      // Cloudflare compresses files, and sends those below /assets/ by itself, with the headers of the last one.
      for (const file of [...Object.keys(etags), '/_headers'])
        cpSync(join(SITE_PATH, file), join(path, 'site', file));
    });
  });
}
