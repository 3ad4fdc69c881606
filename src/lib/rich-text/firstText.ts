import { type PortableText, isTextBlock, plainText } from '../model/portableText';

/** The first paragraph that holds something to read, cut to a length at a word; for descriptions. */
export function firstText(text: PortableText, most = 160): string | undefined {
  for (const block of text) {
    if (!isTextBlock(block)) continue;
    const words = plainText(block).replace(/\s+/g, ' ').trim();
    if (words !== '') return cutAtWord(words, most);
  }
  return undefined;
}

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:.]+$/, '')}…`;
}
