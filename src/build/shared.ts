import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ROOT } from './paths.ts';

/** The texts that the code imports. Translations are beside them. */
export const ENGLISH = /[\\/]messages[\\/]en\.json$/;

export const SCRIPTS = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: { transpileOnly: true, compilerOptions: { noEmit: false, allowImportingTsExtensions: false } },
};

/** Compiles the texts of the site, one by one. */
export const MESSAGES = {
  test: /[\\/]messages[\\/](?:en\.json|index\.ts)$/,
  type: 'javascript/auto',
  loader: join(__dirname, 'compileMessages.mjs'),
};

/** What the site does not use of Lingui, in the browser and on Node: the same text in both. */
export const LINGUI = { test: /@lingui.core.dist.index/, loader: join(__dirname, 'slimLingui.mjs') };

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

/** React DOM without the code that asks the development tools whether it is minified well. */
export function reactDomItself() {
  const folder = join(ROOT, 'node_modules/react-dom/cjs');
  return {
    'react-dom$': join(folder, 'react-dom.production.js'),
    'react-dom/client$': join(folder, 'react-dom-client.production.js'),
  };
}
