/**
 * A webpack loader that puts a style sheet into the cascade layer of its folder; `styles/index.scss` has their order.
 * Here and not in each file, so that none can forget it.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} css
 */
export default function layerStyles(css) {
  return `@layer ${layerOf(this.resourcePath)}{${css}}`;
}

function layerOf(path) {
  if (/[\\/]node_modules[\\/]/.test(path)) return 'packages';
  return /[\\/]src[\\/]ui[\\/]/.test(path) ? 'ui' : 'features';
}
