/** Characters that XML 1.0 does not allow (lone surrogates included), and invisible control characters. */
const INVALID_CHARACTERS = /[^\t\n\u0020-\u007e\u00a0-\ufffd\u{10000}-\u{10ffff}]|\p{Cs}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for XML content and attributes. */
export function xmlText(text: string): string {
  return text.replace(INVALID_CHARACTERS, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** An element with text content. */
export function textElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
