import webpack, { type Configuration } from 'webpack';
import { RENDERER_PATH } from './paths.ts';
import { LINGUI, MESSAGES, QUIET, SCRIPTS, routerWithoutWarnings } from './shared.ts';
import { pageEnvironment } from './siteEnvironment.ts';
import { classNames } from './styles.ts';

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
    module: {
      rules: [SCRIPTS, MESSAGES, LINGUI, ...classNames()],
      // Node has no web workers; the search runs without one there.
      parser: { javascript: { worker: false, url: false } },
    },
    plugins: [
      new webpack.DefinePlugin({ SITE_ENVIRONMENT: JSON.stringify(pageEnvironment()) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { minimize: false },
  };
}
