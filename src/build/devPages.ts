import HtmlPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { messagesTag } from '#lib/i18n/chunkMessages.ts';

/** A file with the texts of a chunk (src/build/messages.ts). */
const TEXTS = /^(assets\/messages\.([\w-]+)\.\w+\/)(.+)\.json$/;

/**
 * In development no server renders pages, so the page that browsers render says which languages the festival has and where
 * their texts are.
 */
export const sayLanguages = (languages: readonly [string, ...string[]]) => (compiler: Compiler) =>
  compiler.hooks.compilation.tap('sayLanguages', (compilation) => {
    HtmlPlugin.getCompilationHooks(compilation).beforeEmit.tap('sayLanguages', (data) =>
      // The organisers' tool is in English.
      data.outputName === 'index.html'
        ? { ...data, html: withLanguages(data.html, languages, Object.keys(compilation.assets)) }
        : data,
    );
  });

/**
 * The client-rendered page with the festival's languages.
 *
 * @param files of the site.
 */
export function withLanguages(
  html: string,
  languages: readonly [string, ...string[]],
  files: readonly string[],
): string {
  return html
    .replace('<html lang="en"', `<html lang="${languages[0]}" data-languages="${languages.join(' ')}"`)
    .replace('</head>', `${textsTags(files)}</head>`);
}

function textsTags(files: readonly string[]): string {
  const folders = new Map<string, { language: string; chunks: string[] }>();
  for (const file of files) {
    const [, folder, language, chunk] = TEXTS.exec(file) ?? [];
    if (folder === undefined || language === undefined || chunk === undefined) continue;
    const texts = folders.get(folder) ?? { language, chunks: [] };
    texts.chunks.push(chunk);
    folders.set(folder, texts);
  }
  return [...folders]
    .map(([folder, { language, chunks }]) => messagesTag(language, `/${folder}`, chunks))
    .join('');
}
