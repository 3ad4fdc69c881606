import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ROOT } from './paths.ts';

export const SCRIPTS = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: { transpileOnly: true, compilerOptions: { noEmit: false, allowImportingTsExtensions: false } },
};

/** Logs errors and warnings only, so that `npm start` prints one line. */
export const QUIET: Configuration = {
  performance: { hints: false },
  stats: { preset: 'none', errors: true, warnings: true },
  infrastructureLogging: { level: 'warn' },
};

/** Always the production build: the package exports name the one with development warnings in any mode. */
export function routerWithoutWarnings() {
  const folder = join(ROOT, 'node_modules/react-router/dist/production');
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  };
}
