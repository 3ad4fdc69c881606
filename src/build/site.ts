import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { CACHE_GROUPS, EDITORS, isForVisitors } from './chunks.ts';
import { sayLanguages } from './devPages.ts';
import { startDevServices } from './devServer.ts';
import type { Flags } from './flags.ts';
import { scriptMinimizer, styleMinimizer } from './minimizer.ts';
import { ROOT, SITE_PATH } from './paths.ts';
import { LINGUI, MESSAGES, QUIET, SCRIPTS, reactDomItself, routerWithoutWarnings } from './shared.ts';
import { sitePlugins } from './sitePlugins.ts';
import { extractedStyles } from './styles.ts';

/** Rules for code that only pages in a Studio's frame load. */
const FOR_EDITORS = [
  // Their packages are a layer of their own: modules in shared chunks would be downloaded by visitors, too.
  { test: /[\\/]node_modules[\\/]/, issuer: /[\\/]drafts[\\/]presentation[\\/]/, layer: EDITORS },
  // The overlays are one chunk.
  { test: /[\\/]@sanity[\\/](ui|visual-editing)[\\/]/, parser: { dynamicImportMode: 'eager' } },
];

/** Config of the site for browsers, in `dist/`. */
export async function siteConfig(flags: Flags, isProduction: boolean): Promise<Configuration> {
  const services = flags.WEBPACK_SERVE ? await startDevServices() : undefined;
  return {
    ...QUIET,
    name: 'site',
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: flags.gallery ? './src/entry/gallery.tsx' : siteEntries(isProduction),
    devtool: isProduction || flags.pagesOnly ? false : 'eval-cheap-module-source-map',
    output: {
      path: SITE_PATH,
      publicPath: '/',
      filename: 'assets/[name].[chunkhash:6].js',
      chunkFilename: 'assets/[name].[chunkhash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // Pages declare UTF-8, which scripts inherit.
      charset: false,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Without it, rxjs, a dependency of the content client, resolves to its ES5 build.
      conditionNames: ['es2015', '...'],
      alias: isProduction ? { ...routerWithoutWarnings(), ...reactDomItself() } : {},
    },
    module: {
      // One file, so that a sample is there as soon as its page.
      parser: flags.gallery ? { javascript: { dynamicImportMode: 'eager' } } : {},
      rules: [
        SCRIPTS,
        MESSAGES,
        ...FOR_EDITORS,
        ...extractedStyles(isProduction),
        { test: /react-router.dist.production/, loader: join(__dirname, 'slimRouter.mjs') },
        LINGUI,
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          loader: join(ROOT, 'styles/base/cutFont.mjs'),
          generator: { filename: fontName },
        },
      ],
    },
    // Leaves out the parts of features that only Node needs.
    externals: ({ context = '', request }: { context?: string; request?: string }) =>
      Promise.resolve(
        request === './server.ts' && /src.features.[^/\\]+$/.test(context) ? 'var {}' : undefined,
      ),
    plugins: [...sitePlugins(flags, isProduction), ...(services ? [sayLanguages(services.languages)] : [])],
    optimization: {
      // The shortest export names. They may change with any module, but so does the hash of the site chunk.
      mangleExports: 'size',
      // In production `sitePlugins` sets the ids.
      moduleIds: isProduction ? false : 'named',
      minimize: isProduction && !flags.pagesOnly,
      minimizer: [scriptMinimizer(), styleMinimizer()],
      splitChunks: { chunks: isForVisitors, cacheGroups: CACHE_GROUPS },
    },
    devServer: services?.devServer,
  };
}

/** In development the organisers' tool is a page beside the site. */
function siteEntries(isProduction: boolean): Record<string, string> {
  const site = { main: './src/entry/browser.ts' };
  return isProduction ? site : { ...site, applications: './src/entry/applications.ts' };
}

/** The name of a font's file, from the query of its URL (styles/base/_fonts.scss). */
function fontName({ filename = '' }: { filename?: string }): string {
  return `assets/archivo-${/\?name=([a-z-]+)/.exec(filename)?.[1]}.[contenthash:6][ext]`;
}
