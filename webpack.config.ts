import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import webpack, {
  type ChunkGraph,
  type Compilation,
  type Compiler,
  type Configuration,
  type Module,
} from 'webpack';
import type {} from 'webpack-dev-server';
import { EnvironmentError, readSiteEnvironment } from './src/lib/environment/siteEnvironment';
import { SERVICE_PATH } from './src/lib/network/servicePath';
import { headersFile } from './src/lib/security/headersFile';
import { licences } from './src/backend/build/licences';
import { hashSources, readStyleSheets } from './src/backend/build/styleSheets';
import { workerFiles } from './src/backend/build/workerFiles';
import type { ChunkFiles } from './src/lib/rendering/renderer';

const RENDERER_PATH = join(__dirname, 'dist-node');
const CHUNK_FILES = join(RENDERER_PATH, 'chunkFiles.json');

const SCRIPTS = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: { transpileOnly: true, compilerOptions: { noEmit: false } },
};

interface Flags {
  WEBPACK_SERVE?: boolean;
  gallery?: boolean;
  /** Pages have no service worker, and one that a browser still has removes itself. */
  withdrawWorker?: boolean;
  /** What pages load and nothing else, neither minified nor compressed: for tests, in a fraction of the time. */
  pagesOnly?: boolean;
}

export default async function config(env: Flags, { mode }: { mode?: string }): Promise<Configuration[]> {
  if (existsSync('.env')) process.loadEnvFile();
  const isProduction = mode === 'production';
  const site = await siteConfig(env, isProduction);
  return isProduction && !env.pagesOnly ? [site, rendererConfig(), workerConfig(env)] : [site];
}

/** What visitors download, in `dist/`. */
async function siteConfig(env: Flags, isProduction: boolean): Promise<Configuration> {
  const environment = siteEnvironment();
  const hasWorker = isProduction && !env.withdrawWorker && !env.pagesOnly;
  return {
    name: 'site',
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    // `npm run gallery`: every part of the interface in every state, in development only.
    entry: env.gallery && !isProduction ? './src/entry/gallery.tsx' : './src/entry/browser.ts',
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    output: {
      path: join(__dirname, 'dist'),
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
      // The package's own exports name the build with development warnings, whatever the mode.
      alias: isProduction ? routerWithoutWarnings() : {},
    },
    module: {
      rules: [
        SCRIPTS,
        { test: /\.scss$/, use: [MiniCssExtractPlugin.loader, cssLoader(isProduction), sassLoader()] },
        // Packages bring plain CSS, whose class names must stay.
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /react-router.dist.production/, loader: join(__dirname, 'src/backend/build/markPure.mjs') },
        { test: /\.woff2$/, type: 'asset/resource', loader: join(__dirname, 'styles/base/cutFont.mjs') },
      ],
    },
    // What only Node needs of a screen.
    externals: ({ context = '', request }: { context?: string; request?: string }) =>
      Promise.resolve(request === './server' && /src.features.[^/\\]+$/.test(context) ? 'var {}' : undefined),
    plugins: [
      new webpack.DefinePlugin({
        SITE_ENVIRONMENT: JSON.stringify(environment),
        // In development there is none: it would keep what is about to change.
        SERVICE_WORKER: JSON.stringify(hasWorker ? '/sw.js' : ''),
      }),
      new HtmlPlugin({
        template: './src/entry/index.html',
        templateParameters: (compilation) => ({ compilation, preloads }),
      }),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[chunkhash:6].css',
        chunkFilename: 'assets/[name].[chunkhash:6].css',
        linkType: false,
      }),
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      ...(isProduction
        ? [
            ...(env.pagesOnly ? [] : [listChunks, ...compression()]),
            compiledAtOnce(),
            textFile('_headers', ({ outputOptions: { path = '' } }) =>
              headersFile(environment, hashSources(Object.values(readStyleSheets(path)))),
            ),
            textFile('licences.txt', ({ fileDependencies }) => licences(fileDependencies, __dirname)),
          ]
        : [new ForkTsCheckerPlugin()]),
    ],
    optimization: {
      // Names as short as they can be; they may change with any module, as the site's chunk does anyway.
      mangleExports: 'size',
      minimize: isProduction && !env.pagesOnly,
      minimizer: [scriptMinimizer(), new CssMinimizerPlugin()],
      splitChunks: {
        cacheGroups: {
          // Packages lie with the code that uses them: on a slow line a request costs more than a kilobyte.
          defaultVendors: false,
          // The renderer of texts, once for all screens that have one.
          richText: {
            name: 'rich-text',
            test: /[\\/](@portabletext|rich-text)[\\/]/,
            type: /javascript|css/,
            chunks: 'async',
            enforce: true,
          },
          // The foot of every page, with what the screens above it show too.
          foot: {
            name: 'foot',
            test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
              [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === 'footer'),
            chunks: 'async',
            enforce: true,
          },
          // What several questions, or texts and forms, parse with: once for all.
          parsing: {
            name: 'parsing',
            test: /[\\/](zod|lib[\\/](model|social-links)|questions)[\\/]/,
            chunks: 'async',
            minChunks: 2,
            enforce: true,
          },
        },
      },
    },
    performance: { hints: false },
    // A build without a fault says nothing; `npm start` then has one line to say.
    stats: { preset: 'none', errors: true, warnings: true },
    infrastructureLogging: { level: 'warn' },
    devServer: env.WEBPACK_SERVE ? await devServer() : undefined,
  };
}

/** The same site as a module for Node, in `dist-node/`: it renders addresses to HTML. */
function rendererConfig(): Configuration {
  return {
    name: 'renderer',
    mode: 'production',
    target: 'node20',
    entry: { prerender: './src/entry/prerender.tsx' },
    devtool: false,
    output: { path: RENDERER_PATH, filename: '[name].js', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: routerWithoutWarnings() },
    module: {
      rules: [
        SCRIPTS,
        // Of the styles only the names of the classes.
        { test: /\.scss$/, use: [cssLoader(true, true), sassLoader()] },
        { test: /\.css$/, use: [cssLoader(true, true)] },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ SITE_ENVIRONMENT: JSON.stringify(siteEnvironment()) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { minimize: false },
    performance: { hints: false },
    stats: { preset: 'none', errors: true, warnings: true },
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * Lets Chromium compile the whole entry on another thread while it downloads, instead of function by function in one
 * long task when it runs: https://github.com/v8/v8/wiki/Explicit-JavaScript-Compile-Hints. Others skip the comment.
 */
function compiledAtOnce() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^assets\/site\..*\.js$/,
    // After the minimizer, which leaves no comment.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
}

/** The service worker, `dist/sw.js`. It names files of the built site, so it is built when that is there. */
function workerConfig({ withdrawWorker = false }: Flags): Configuration {
  return {
    name: 'worker',
    dependencies: ['site', 'renderer'],
    mode: 'production',
    target: ['webworker', 'es2022'],
    entry: withdrawWorker ? './src/entry/serviceWorkerWithdrawn.ts' : './src/entry/serviceWorker.ts',
    devtool: false,
    output: { path: join(__dirname, 'dist'), filename: 'sw.js' },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: { rules: [SCRIPTS] },
    plugins: [defineFiles, ...compression(), addLicences],
    optimization: { minimizer: [scriptMinimizer()] },
    performance: { hints: false },
    stats: { preset: 'none', errors: true, warnings: true },
    infrastructureLogging: { level: 'warn' },
  };
}

function defineFiles(compiler: Compiler) {
  const files = () =>
    workerFiles(compiler.outputPath, JSON.parse(readFileSync(CHUNK_FILES, 'utf8')) as ChunkFiles);
  new webpack.DefinePlugin({
    SITE_ENVIRONMENT: JSON.stringify(siteEnvironment()),
    SITE_FILES: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(files()), true),
    PAGE_PARAMS: webpack.DefinePlugin.runtimeValue(() => JSON.stringify([...readPageParams()]), true),
  }).apply(compiler);
}

/** The query parameters that pages depend on, as the built renderer knows them. */
function readPageParams(): ReadonlySet<string> {
  const renderer = createRequire(__filename)(join(RENDERER_PATH, 'prerender.js')) as {
    pageParams: ReadonlySet<string>;
  };
  return renderer.pageParams;
}

/** The notices of the packages in the worker, behind those of the site. */
function addLicences(compiler: Compiler) {
  compiler.hooks.afterEmit.tap('addLicences', ({ fileDependencies }) =>
    appendFileSync(
      join(compiler.outputPath, 'licences.txt'),
      `\n${'-'.repeat(80)}\n\n${licences(fileDependencies, __dirname)}`,
    ),
  );
}

/** Of what webpack's own minimizer leaves, this one takes off another fiftieth, in a third of the time. */
function scriptMinimizer() {
  return new MinimizerPlugin({
    minify: {
      implementation: MinimizerPlugin.swcMinify,
      options: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
    },
    // `licences.txt` holds the notices of all packages, also of those that have none in their code.
    extractComments: false,
  });
}

/** Tells the renderer which files a page needs: those of each named chunk, with what it shares with others. */
function listChunks(compiler: Compiler) {
  compiler.hooks.afterEmit.tap('listChunks', ({ namedChunkGroups }) => {
    const files = [...namedChunkGroups].map(([name, group]) => [
      name,
      group.getFiles().map((file) => `/${file}`),
    ]);
    mkdirSync(RENDERER_PATH, { recursive: true });
    writeFileSync(CHUNK_FILES, JSON.stringify(Object.fromEntries(files)));
  });
}

function siteEnvironment() {
  try {
    return readSiteEnvironment(process.env);
  } catch (error) {
    return exitWith(error);
  }
}

/** One line for the person who runs the build; a stack trace would bury it. */
function exitWith(error: unknown): never {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

function routerWithoutWarnings() {
  const folder = join(__dirname, 'node_modules/react-router/dist/production');
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  };
}

function cssLoader(isProduction: boolean, exportOnlyLocals = false) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        exportOnlyLocals,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: isProduction ? '[hash:base64:5]' : '[name]__[local]_[hash:base64:4]',
      },
    },
  };
}

function sassLoader() {
  return { loader: 'sass-loader', options: { sassOptions: { loadPaths: [join(__dirname, 'styles')] } } };
}

/** Answers are sent as they lie on disk: compressed once here, not at each request. */
function compression() {
  const test = /\.(js|css|html|svg)$/;
  return [
    new CompressionPlugin({ test, algorithm: 'gzip', compressionOptions: { level: 9 } }),
    new CompressionPlugin<BrotliOptions>({
      test,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ];
}

/** A plugin that writes a text beside the site's files; only then does webpack know all the files that it has read. */
function textFile(name: string, write: (compilation: Compilation) => string) {
  return (compiler: Compiler) =>
    compiler.hooks.afterEmit.tap(name, (compilation) =>
      writeFileSync(join(compiler.outputPath, name), write(compilation)),
    );
}

/** What the first page needs beside the entry: the site, what reads content, and the font of its headline. */
function preloads(compilation: Compilation) {
  const files = ['site', 'parsing', 'content-client', 'sanity-client'].flatMap((name) => [
    ...(compilation.namedChunks.get(name)?.files ?? []),
  ]);
  const font = compilation
    .getAssets()
    .flatMap(({ name }) => (/archivo-latin-wdth.*\.woff2$/.test(name) ? [name] : []));
  return [
    ...files.map((file) => ({ href: `/${file}`, as: file.endsWith('.css') ? 'style' : 'script' })),
    ...font.map((file) => ({ href: `/${file}`, as: 'font' })),
  ];
}

async function devServer(): Promise<Configuration['devServer']> {
  // Only the development server needs them, and a build should not wait for them.
  const { readBackendEnvironment } = await import('./src/backend/environment');
  const { startEmbeddedServices } = await import('./src/backend/local/embeddedServices');
  const {
    PORT: port,
    DATASET: dataset,
    DATA_DIR: dataDir,
    SUPABASE_SERVICE_ROLE_KEY: serviceKey,
    TURNSTILE_SECRET_KEY: turnstileKey,
  } = readBackendEnvironment(process.env);
  const publicUrl = `http://localhost:${port}`;
  const services = await startEmbeddedServices({
    port: 0,
    dataset,
    environment: siteEnvironment(),
    dataDir,
    serviceKey,
    turnstileKey,
    publicUrl,
  });
  return {
    port,
    hot: true,
    historyApiFallback: true,
    static: false,
    proxy: [{ context: (path) => SERVICE_PATH.test(path), target: services.origin }],
    onListening: () => console.log(`Fairground is building; it will be at http://localhost:${port}`),
  };
}
