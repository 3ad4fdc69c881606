import webpack, { type Configuration } from 'webpack';
import { RENDERER_PATH } from './paths.ts';
import { LINGUI, MESSAGES, QUIET, SCRIPTS, routerWithoutWarnings } from './shared.ts';
import { pageEnvironment } from './siteEnvironment.ts';
import { classNames } from './styles.ts';

/** How the page renderer is compiled, whatever runs it. */
export const RENDERER_MODULE = {
  rules: [SCRIPTS, MESSAGES, LINGUI, ...classNames()],
  // Servers have no web workers; the search runs without one there.
  parser: { javascript: { worker: false, url: false } },
};

/** Config of the page renderer: the site as a Node module in `dist-node/`. */
export function rendererConfig(): Configuration {
  return {
    ...QUIET,
    name: 'renderer',
    mode: 'production',
    target: 'node20',
    entry: { prerender: './src/entry/prerender.tsx' },
    devtool: false,
    output: { path: RENDERER_PATH, filename: '[name].js', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: routerWithoutWarnings() },
    module: RENDERER_MODULE,
    plugins: [
      new webpack.DefinePlugin({ SITE_ENVIRONMENT: JSON.stringify(pageEnvironment()) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { minimize: false },
  };
}
