import type { Block, TextBlock } from '../schema/portableText.ts';

export function isTextBlock(block: Block): block is TextBlock {
  return block._type === 'block';
}

/** The text of a block, without its marks. */
export function plainText({ children }: TextBlock): string {
  return children.map(({ text = '' }) => text).join('');
}
