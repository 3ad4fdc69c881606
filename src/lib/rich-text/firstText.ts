import type { PortableText } from '../schema/portableText.ts';
import { excerpt } from '../text/excerpt.ts';
import { isTextBlock, plainText } from './textBlock.ts';

/** The first non-empty paragraph, truncated at a word boundary; for descriptions. */
export function firstText(text: PortableText, max = 160): string | undefined {
  for (const block of text) {
    if (!isTextBlock(block)) continue;
    const first = excerpt(plainText(block), max);
    if (first !== '') return first;
  }
  return undefined;
}
