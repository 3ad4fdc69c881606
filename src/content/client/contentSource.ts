import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import type { ContentLanguages } from '#lib/i18n/pageLanguage.ts';

/** The content service and the event of a store. */
export interface ContentSource {
  /** Undefined for a service that has no projects, such as the embedded one. */
  projectId: string | undefined;
  dataset: string;
  apiVersion: string;
  /** Undefined for the default host of the hosted service. */
  apiHost: string | undefined;
  readToken: string | undefined;
  eventId: string;
  /** Undefined for a festival with one language. */
  languages?: ContentLanguages | undefined;
  /** Whether drafts are shown instead of published documents. Default: false. */
  showsDrafts?: boolean;
  /** Responses are as new as this event of the content service. Default: they may be older. */
  lastLiveEventId?: string | undefined;
  /** Replaces the content service. Sanity Studio sets it for a page in its frame. */
  query?: QueryStudio;
}

const translated = new WeakMap<ContentSource, Map<string, ContentSource>>();

/**
 * The content source for pages in a language: the same object for each, because clients are kept by it.
 *
 * @param languages undefined for a festival with one language.
 */
export function sourceIn(source: ContentSource, languages: ContentLanguages | undefined): ContentSource {
  if (!languages) return source;
  const sources = translated.get(source) ?? new Map<string, ContentSource>();
  translated.set(source, sources);
  const key = `${languages.page} ${languages.first}`;
  const found = sources.get(key) ?? { ...source, languages };
  sources.set(key, found);
  return found;
}

/** Resolves to the result of a query; rejects when the signal aborts. */
export type QueryStudio = (
  groq: string,
  params: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<unknown>;

/**
 * The content source of the site's environment variables.
 *
 * @param siteOrigin the origin of the embedded content service, which is used if no project is set.
 */
export function contentSourceOf(environment: SiteEnvironment, siteOrigin: string): ContentSource {
  const { sanityProjectId, apiHost, ...rest } = environment;
  return {
    ...rest,
    projectId: sanityProjectId,
    apiHost: apiHost ?? (sanityProjectId === undefined ? siteOrigin : undefined),
  };
}
