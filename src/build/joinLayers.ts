import postcss, { type AtRule } from 'postcss';

/**
 * Moves all rules of a cascade layer into its first block. In a built sheet, each module has a block of its own; where
 * the blocks stand decides nothing, because `layerStyles.mjs` declares the order of the layers.
 */
export function joinLayers(css: string): string {
  const root = postcss.parse(css);
  const first = new Map<string, AtRule>();
  for (const node of [...root.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) continue;
    const block = first.get(node.params);
    if (block) block.append(node.remove().nodes);
    else first.set(node.params, node);
  }
  return root.toString();
}
