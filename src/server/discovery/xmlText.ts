/** What XML 1.0 cannot hold (lone surrogates included), and the control characters that no reader shows. */
const INVALID_CHARACTERS = /[^\t\n\u0020-\u007e\u00a0-\ufffd\u{10000}-\u{10ffff}]|\p{Cs}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands between tags, or in an attribute. */
export function xmlText(text: string): string {
  return text.replace(INVALID_CHARACTERS, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** An element that holds nothing but a text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
