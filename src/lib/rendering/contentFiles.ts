import { hash } from '../text/hash.ts';

const TAG = '<meta name="content-files">';

/**
 * The path of the file with a query's result, in an export without a content service. `$ids` is not part of the path:
 * the file has the rows of all ids, and the browser selects from them.
 */
export function contentFile(groq: string, params: Readonly<Record<string, unknown>>): string {
  return `/content/${hash(JSON.stringify([groq, { ...params, ids: undefined }])).toString(36)}.json`;
}

/** Marks a page of an export without a content service. */
export function withContentFiles(html: string): string {
  return html.replace('</head>', `${TAG}</head>`);
}

/** Whether the page is marked; always false on Node. */
export function hasContentFiles(): boolean {
  return typeof document !== 'undefined' && document.querySelector('meta[name=content-files]') !== null;
}
