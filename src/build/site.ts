import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { CACHE_GROUPS } from './chunks.ts';
import { devServer } from './devServer.ts';
import type { Flags } from './flags.ts';
import { scriptMinimizer } from './minimizer.ts';
import { ROOT, SITE_PATH } from './paths.ts';
import { QUIET, SCRIPTS, routerWithoutWarnings } from './shared.ts';
import { sitePlugins } from './sitePlugins.ts';
import { extractedStyles } from './styles.ts';

/** What visitors download, in `dist/`. */
export async function siteConfig(flags: Flags, isProduction: boolean): Promise<Configuration> {
  return {
    ...QUIET,
    name: 'site',
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: flags.gallery && !isProduction ? './src/entry/gallery.tsx' : './src/entry/browser.ts',
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    output: {
      path: SITE_PATH,
      publicPath: '/',
      filename: 'assets/[name].[chunkhash:6].js',
      chunkFilename: 'assets/[name].[chunkhash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // Pages are UTF-8, and so are their scripts.
      charset: false,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Rxjs, which the content client stands on, takes everybody else for a browser without classes.
      conditionNames: ['es2015', '...'],
      alias: isProduction ? routerWithoutWarnings() : {},
    },
    module: {
      rules: [
        SCRIPTS,
        ...extractedStyles(isProduction),
        { test: /react-router.dist.production/, loader: join(__dirname, 'markPure.mjs') },
        { test: /\.woff2$/, type: 'asset/resource', loader: join(ROOT, 'styles/base/cutFont.mjs') },
      ],
    },
    // What only Node needs of a screen.
    externals: ({ context = '', request }: { context?: string; request?: string }) =>
      Promise.resolve(
        request === './server.ts' && /src.features.[^/\\]+$/.test(context) ? 'var {}' : undefined,
      ),
    plugins: sitePlugins(flags, isProduction),
    optimization: {
      // Names as short as they can be; they may change with any module, as the site's chunk does anyway.
      mangleExports: 'size',
      minimize: isProduction && !flags.pagesOnly,
      minimizer: [scriptMinimizer(), new CssMinimizerPlugin()],
      splitChunks: { cacheGroups: CACHE_GROUPS },
    },
    devServer: flags.WEBPACK_SERVE ? await devServer() : undefined,
  };
}
