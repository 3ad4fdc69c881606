import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { ROOT } from './paths.ts';

const LAYER_STYLES = join(__dirname, 'layerStyles.mjs');

/** Rules that extract style sheets to files. */
export function extractedStyles(isProduction: boolean): RuleSetRule[] {
  return [
    {
      test: /\.scss$/,
      use: [MiniCssExtractPlugin.loader, cssLoader(isProduction), LAYER_STYLES, sassLoader()],
    },
    // Plain CSS of packages, whose class names must not change, and modules that the Studio has, too.
    { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(isProduction), LAYER_STYLES] },
  ];
}

/** Rules that export only the class names, equal to those of the built site. */
export function classNames(): RuleSetRule[] {
  return [
    { test: /\.scss$/, use: [cssLoader(true, true), sassLoader()] },
    { test: /\.css$/, use: [cssLoader(true, true)] },
  ];
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
  return { loader: 'sass-loader', options: { sassOptions: { loadPaths: [join(ROOT, 'styles')] } } };
}
