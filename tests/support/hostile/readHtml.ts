import { ADDRESS_ATTRIBUTES, type Attribute } from './sweep.ts';

/** Parses a rendered page without a browser: React quotes every attribute and escapes its value. */
export interface HtmlPage {
  /** Attributes with URLs. */
  attributes: Attribute[];
  /** Visible text. */
  text: string;
  titles: string[];
  /** Raw attributes of each script element. */
  scripts: string[];
  /** Structured data and hydration data; undefined if there is none. */
  structuredData: unknown;
  pageData: unknown;
}

const SCRIPT = /<script([^>]*)>(.*?)<\/script>/gs;
const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;

export function readHtml(html: string): HtmlPage {
  const scripts = [...html.matchAll(SCRIPT)];
  const rest = html.replaceAll(SCRIPT, '');
  const jsonIn = (type: string) => {
    const [, , json] = scripts.find(([, attributes = '']) => attributes.includes(type)) ?? [];
    return json === undefined ? undefined : (JSON.parse(json) as unknown);
  };
  return {
    attributes: attributesIn(rest),
    text: decode(rest.replaceAll(/<[^>]*>/g, ' ')),
    titles: [...rest.matchAll(/<title>(.*?)<\/title>/gs)].map(([, title = '']) => decode(title)),
    scripts: scripts.map(([, attributes = '']) => attributes),
    structuredData: jsonIn('ld+json') ?? [],
    pageData: jsonIn('id="page-data"'),
  };
}

function attributesIn(html: string): Attribute[] {
  return [...html.matchAll(TAG)].flatMap(([, tag = '', all = '']): Attribute[] => {
    const attributes = [...all.matchAll(ATTRIBUTE)].map(([, name = '', value = '']): Attribute => [
      name.toLowerCase(),
      decode(value),
    ]);
    if (tag !== 'meta') return attributes.filter(([name]) => ADDRESS_ATTRIBUTES.includes(name));
    const { property, content = '' } = Object.fromEntries(attributes) as Record<string, string>;
    return property === 'og:image' || property === 'og:url' ? [[`meta ${property}`, content]] : [];
  });
}

function decode(html: string): string {
  return html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof NAMED) => NAMED[name]);
}
