import * as CONSTANTS from '../config/constants.ts';

/** The data of a link preview. */
interface Preview {
  /** The full URL of the picture. */
  image: string;
  /** The alternative text of the picture. */
  alt: string;
  /** Set only if it differs from the document's. */
  title?: string | undefined;
  description?: string | undefined;
}

/**
 * Replaces the tags for link previews in a rendered head. Only robots read them, and robots request each page by
 * itself, so the browser need not know a page's own picture.
 */
export function withLinkPreviewTags(head: string, { image, alt, title, description }: Preview): string {
  const { width, height } = CONSTANTS.linkPreviewSize;
  const tags: Record<string, string | undefined> = {
    'og:title': title,
    'og:description': description,
    'og:image': image,
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': alt,
  };
  const own = Object.entries(tags).filter(([, content]) => content !== undefined);
  const replaced = new RegExp(
    `<meta (?:property="(?:${own.map(([name]) => name).join('|')})"|name="twitter:card") [^>]*>`,
    'g',
  );
  const written = own.map(
    ([name, content = '']) => `<meta property="${name}" content="${escapeText(content)}"/>`,
  );
  return `${head.replace(replaced, '')}<meta name="twitter:card" content="summary_large_image"/>${written.join('')}`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** The document's title in a rendered head. */
export function titleIn(head: string): string {
  const [, text = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}
