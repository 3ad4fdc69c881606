import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ROOT } from './paths.ts';

export const SCRIPTS = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: { transpileOnly: true, compilerOptions: { noEmit: false, allowImportingTsExtensions: false } },
};

/** A build without a fault says nothing; `npm start` then has one line to say. */
export const QUIET: Configuration = {
  performance: { hints: false },
  stats: { preset: 'none', errors: true, warnings: true },
  infrastructureLogging: { level: 'warn' },
};

/** The package's own exports name the build with development warnings, whatever the mode. */
export function routerWithoutWarnings() {
  const folder = join(ROOT, 'node_modules/react-router/dist/production');
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  };
}
