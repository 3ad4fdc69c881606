import { type ContentSource, contentSourceOf } from '../api/content/contentSource';
import { type AnswerStore, createAnswerStore } from '../api/content/discovery/answerStore';
import type { SiteEnvironment } from '../lib/environment/siteEnvironment';

/** Enough for what many pages show and for the documents that were read ahead. */
const KEPT_ANSWERS = 1000;

/** Where the site takes its content from on Node, and where the public finds it. */
export interface SiteContent {
  contentSource: ContentSource;
  /** Undefined where nobody knows. */
  origin: string | undefined;
  /** What pages share; left out where each must read anew. */
  answers?: AnswerStore | undefined;
}

/**
 * @param servicesOrigin where the embedded services answer: content comes from there, where the environment names no
 *   other place.
 * @param options.isExport the pages are for another host: nobody but the environment knows where the public will find
 *   them, and all of them show the content as it is now.
 */
export function createSiteContent(
  environment: SiteEnvironment,
  servicesOrigin: string,
  { isExport }: { isExport: boolean },
): SiteContent {
  return {
    contentSource: contentSourceOf(environment, servicesOrigin),
    origin: environment.siteUrl ?? (isExport ? undefined : servicesOrigin),
    answers: isExport ? createAnswerStore(KEPT_ANSWERS) : undefined,
  };
}
