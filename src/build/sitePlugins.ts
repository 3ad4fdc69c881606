import CopyPlugin from 'copy-webpack-plugin';
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { headersFile } from '#lib/security/headersFile.ts';
import { STUDIO_FILE, writeStudioFile } from '#lib/security/studioFile.ts';
import { EDITORS, listChunks, nameChunks, preloads } from './chunks.ts';
import type { Flags } from './flags.ts';
import { licences } from './licences.ts';
import { messageFiles } from './messages.ts';
import { compression } from './minimizer.ts';
import { ROOT } from './paths.ts';
import { pageEnvironment, siteEnvironment } from './siteEnvironment.ts';
import { hashSources, readStyleSheets } from './styleSheets.ts';

export function sitePlugins(flags: Flags, isProduction: boolean) {
  const hasWorker = isProduction && !flags.withdrawWorker && !flags.pagesOnly;
  return [
    new webpack.DefinePlugin({
      SITE_ENVIRONMENT: JSON.stringify(pageEnvironment()),
      // Empty in development: a worker would cache files that are about to change.
      SERVICE_WORKER: JSON.stringify(hasWorker ? '/sw.js' : ''),
    }),
    new HtmlPlugin({
      template: './src/entry/index.html',
      templateParameters: (compilation) => ({ compilation, preloads }),
      chunks: ['main'],
    }),
    ...(isProduction || flags.gallery ? [] : [applicationsPage()]),
    new MiniCssExtractPlugin({
      filename: 'assets/[name].[chunkhash:6].css',
      chunkFilename: 'assets/[name].[chunkhash:6].css',
      linkType: false,
      // In development chunks are split in other places than in a build, which has no such conflicts.
      ignoreOrder: !isProduction,
    }),
    messageFiles(isProduction && !flags.pagesOnly),
    new CopyPlugin({ patterns: [{ from: 'public' }] }),
    ...(isProduction ? productionPlugins(flags) : flags.pagesOnly ? [] : [new ForkTsCheckerPlugin()]),
  ];
}

/** The organisers' tool, which is a page in development only. */
function applicationsPage() {
  return new HtmlPlugin({
    template: './src/entry/applications.html',
    filename: '__studio/applications/index.html',
    chunks: ['applications'],
  });
}

function productionPlugins({ pagesOnly }: Flags) {
  const environment = siteEnvironment();
  return [
    ...(pagesOnly ? [] : [listChunks, ...compression()]),
    // Every import repeats the id of its module. Visitors' modules get their ids first, which keeps these short.
    new webpack.ids.DeterministicModuleIdsPlugin({ test: ({ layer }) => layer !== EDITORS }),
    new webpack.ids.DeterministicModuleIdsPlugin(),
    nameChunks,
    compiledAtOnce(),
    textFile('_headers', ({ outputOptions: { path = '' } }) =>
      headersFile(environment, hashSources(Object.values(readStyleSheets(path)))),
    ),
    ...(environment.studioUrl === undefined
      ? []
      : [textFile(STUDIO_FILE, () => writeStudioFile(environment.studioUrl ?? ''))]),
    textFile('licences.txt', ({ fileDependencies }) => licences(fileDependencies, ROOT)),
  ];
}

/**
 * Lets Chromium compile the whole entry on another thread while it downloads, instead of lazily on the main thread:
 * https://github.com/v8/v8/wiki/Explicit-JavaScript-Compile-Hints. Other browsers ignore the comment.
 */
function compiledAtOnce() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^assets\/site\..*\.js$/,
    // After the minimizer, which removes comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
}

/** Writes a text file after emit, when webpack knows all files that it has read. */
function textFile(name: string, write: (compilation: Compilation) => string) {
  return (compiler: Compiler) =>
    compiler.hooks.afterEmit.tap(name, (compilation) =>
      writeFileSync(join(compiler.outputPath, name), write(compilation)),
    );
}
