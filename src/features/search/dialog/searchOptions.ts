import type { Found, Hit } from '../engine/search.ts';
import { hitAddress } from '../engine/hitAddress.ts';
import { groupHits } from '../model/groupHits.ts';
import { searchAddress } from '../searchCodec.ts';

/** More of a kind are on the search screen. */
const MOST_OF_A_KIND = 4;

/** What the dialog offers: a document, a search, or all results. */
export interface SearchOption {
  key: string;
  label: string;
  href: string;
  hit?: Hit;
  /** A search to do in the dialog. */
  search?: string;
}

export interface OptionGroup {
  title: string;
  options: readonly SearchOption[];
}

/** What a text finds, by kind, and the way to all of it; where it finds nothing, similar names. */
export function resultOptions({ hits, similar }: Found, text: string): OptionGroup[] {
  if (hits.length === 0) {
    return similar.length === 0 ? [] : [{ title: 'Did you mean:', options: similar.map(hitOption) }];
  }
  const groups = groupHits(hits).map(({ title, hits: own }) => ({
    title,
    options: own.slice(0, MOST_OF_A_KIND).map(hitOption),
  }));
  const label = hits.length === 1 ? 'Open the search page' : `See all ${hits.length} results`;
  return [...groups, { title: 'All results', options: [{ key: 'all', label, href: searchAddress(text) }] }];
}

/** What was searched for before. */
export function recentOptions(searches: readonly string[]): OptionGroup[] {
  if (searches.length === 0) return [];
  const options = searches.map((search) => ({
    key: search,
    label: search,
    href: searchAddress(search),
    search,
  }));
  return [{ title: 'Recent searches', options }];
}

function hitOption(hit: Hit): SearchOption {
  return { key: hit._id, label: hit.name, href: hitAddress(hit) ?? '/', hit };
}
