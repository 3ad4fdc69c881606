/** From weak to strong: whatever is loaded last, a rule of `features` wins against one of `ui`. */
const LAYERS = ['base', 'packages', 'ui', 'features'];

/**
 * A webpack loader that puts a style sheet into the cascade layer of its folder. Here and not in each file, so that none
 * can forget it. The base styles, which every page has first, declare the order.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} css
 */
export default function layerStyles(css) {
  const layer = layerOf(this.resourcePath);
  return `${layer === 'base' ? `@layer ${LAYERS.join()};` : ''}@layer ${layer}{${css}}`;
}

function layerOf(path) {
  if (/[\\/]node_modules[\\/]/.test(path)) return 'packages';
  if (/[\\/]src[\\/]ui[\\/]/.test(path)) return 'ui';
  return /[\\/]src[\\/]/.test(path) ? 'features' : 'base';
}
