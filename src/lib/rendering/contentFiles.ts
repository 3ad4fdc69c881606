import { hash } from '../text/hash.ts';

const TAG = '<meta name="content-files">';

/**
 * The path of the file with the result of a query, in an export without a content service. What `$ids` selects is
 * selected by the browser: the file has the rows of all ids.
 */
export function contentFile(groq: string, params: Readonly<Record<string, unknown>>): string {
  return `/content/${hash(JSON.stringify([groq, { ...params, ids: undefined }])).toString(36)}.json`;
}

/** Marks a page of such an export. */
export function withContentFiles(html: string): string {
  return html.replace('</head>', `${TAG}</head>`);
}

/** Whether the page is marked; on Node there is none. */
export function hasContentFiles(): boolean {
  return typeof document !== 'undefined' && document.querySelector('meta[name=content-files]') !== null;
}
