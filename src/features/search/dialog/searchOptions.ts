import type { I18n } from '#lib/i18n/i18n.ts';
import type { Found, Hit } from '../engine/search.ts';
import { hitAddress } from '../engine/hitAddress.ts';
import { MESSAGES } from '../messages/index.ts';
import { groupHits } from '../model/groupHits.ts';
import { searchAddress } from '../searchCodec.ts';
import type { Suggestions } from '../useSuggestions.ts';

/** How many documents of a kind the dialog shows; the search screen has all of them. */
const MAX_PER_KIND = 4;

/** An option of the dialog: a document, a search, or all results. */
export interface SearchOption {
  key: string;
  label: string;
  href: string;
  hit?: Hit;
  /** A search that the option starts in the dialog. */
  search?: string;
}

export interface OptionGroup {
  title: string;
  options: readonly SearchOption[];
}

/** The results of a text by kind, and the link to all results; if there are none, similar names. */
export function resultOptions({ hits, similar }: Found, text: string, t: I18n['t']): OptionGroup[] {
  if (hits.length === 0) {
    return similar.length === 0 ? [] : [{ title: t(MESSAGES.similar), options: similar.map(hitOption) }];
  }
  const groups = groupHits(hits, t).map(({ title, hits: own }) => ({
    title,
    options: own.slice(0, MAX_PER_KIND).map(hitOption),
  }));
  const label = t(MESSAGES.seeAll, { count: hits.length });
  return [...groups, { title: t(MESSAGES.all), options: [{ key: 'all', label, href: searchAddress(text) }] }];
}

/** What is offered before the visitor types. */
export function suggestionOptions(
  searches: readonly string[],
  { onNow, categories }: Suggestions,
  t: I18n['t'],
): OptionGroup[] {
  const recent = searches.map((search) => ({
    key: search,
    label: search,
    href: searchAddress(search),
    search,
  }));
  return [
    { title: t(MESSAGES.recent), options: recent },
    { title: t(MESSAGES.onNow), options: onNow.map(hitOption) },
    { title: t(MESSAGES.categories), options: categories.map(hitOption) },
  ].filter(({ options }) => options.length > 0);
}

function hitOption(hit: Hit): SearchOption {
  return { key: hit._id, label: hit.name, href: hitAddress(hit) ?? '/', hit };
}
