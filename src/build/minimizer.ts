import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { type BrotliOptions, constants } from 'node:zlib';
import { joinLayers } from './joinLayers.ts';

/** Output is 2% smaller than with the default minimizer of webpack, in a third of the time. */
export function scriptMinimizer() {
  return new MinimizerPlugin({
    minify: {
      implementation: MinimizerPlugin.swcMinify,
      options: { compress: { passes: 6 }, mangle: true, format: { comments: false } },
    },
    // `licences.txt` has the notices of all packages, including those without notices in their code.
    extractComments: false,
  });
}

/**
 * cssnano neither sorts declarations nor merges rules here: the repetitions that the mixins leave compress better than
 * what it makes of them.
 */
const CSSNANO = { preset: ['default', { cssDeclarationSorter: false, mergeRules: false }] };

/** Every module puts its styles into a layer; a sheet of several has each layer once. */
export function styleMinimizer() {
  return new CssMinimizerPlugin({
    minify: (input) => {
      const joined: typeof input = {};
      for (const [file, css] of Object.entries(input)) joined[file] = joinLayers(css);
      return CssMinimizerPlugin.cssnanoMinify(joined, undefined, CSSNANO);
    },
    // In a worker the function would not have the constants of this module.
    parallel: false,
  });
}

/** Files are compressed once at build time, not for each request. */
export function compression() {
  const test = /\.(js|json|css|html|svg)$/;
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
