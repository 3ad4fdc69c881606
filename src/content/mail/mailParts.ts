import { isRightToLeft } from '#lib/i18n/pageLanguage.ts';
import { xmlText } from '#lib/text/xmlText.ts';

/** A part of a mail. Its texts have no markup. */
export type MailPart =
  { kind: 'paragraph' | 'quote'; lines: readonly string[] } | { kind: 'link'; url: string; label: string };

/** The parts as plain text. */
export function partsAsText(parts: readonly MailPart[]): string {
  return `${parts.map(textOf).join('\n\n')}\n`;
}

/** The parts as a page that can be read without pictures and styles. */
export function partsAsHtml(parts: readonly MailPart[], page: { title: string; language: string }): string {
  const language = xmlText(page.language);
  const direction = isRightToLeft(page.language) ? 'rtl' : 'ltr';
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${direction}">`,
    `<head><meta charset="utf-8"><title>${xmlText(page.title)}</title></head>`,
    // Some mail programs keep only what is in the body.
    `<body><div lang="${language}" dir="${direction}" style="max-width:36em;margin:auto;font:16px/1.5 sans-serif">`,
    ...parts.map(htmlOf),
    '</div></body>',
    '</html>',
    '',
  ].join('\n');
}

function textOf(part: MailPart): string {
  if (part.kind === 'link') return `${part.label}:\n${part.url}`;
  return part.lines.map((line) => (part.kind === 'quote' ? `> ${line}`.trimEnd() : line)).join('\n');
}

function htmlOf(part: MailPart): string {
  if (part.kind === 'link') {
    const url = xmlText(part.url);
    return `<p>${xmlText(part.label)}:<br><a dir="ltr" href="${url}">${url}</a></p>`;
  }
  const lines = part.lines.map(xmlText).join('<br>');
  return part.kind === 'quote'
    ? `<blockquote dir="auto" style="margin:1em 0;padding:0 1em;border:solid #999;border-width:0 2px"><p>${lines}</p></blockquote>`
    : `<p>${lines}</p>`;
}
