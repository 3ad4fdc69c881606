import { kinds } from '#content/kinds.ts';
import type { NamedDocument } from '#content/lists/namedDocument.ts';
import type { Searchable } from '#lib/search/createSearchIndex.ts';
import type { Names } from '#content/lists/names.ts';
import type { SearchAnswer } from '#lib/search/searchMessages.ts';
import { hitAddress } from './hitAddress.ts';
import { type Search, searchInWorker } from './searchInWorker.ts';

/** A document that a search has found. */
export interface Hit extends NamedDocument {
  /** The name of its kind. */
  kind: string;
}

/** The result of a search. */
export interface Found {
  /** Best first, 100 at most. */
  hits: readonly Hit[];
  /** Documents with a similar name, if nothing is found. */
  similar: readonly Hit[];
}

/** A search among names. */
type NamesSearch = (text: string) => Promise<Found>;

let last:
  { names: readonly Names[]; search: NamesSearch; isSame(names: readonly Names[]): boolean } | undefined;

/** Creates a search among these names. The index is kept until the names change. */
export function searchAmong(names: readonly Names[]): NamesSearch {
  if (last && (names.every((some, at) => some === last?.names[at]) || last.isSame(names))) return last.search;
  const search = createSearch(names);
  // Compared as text, because a server reads the same names again for each page.
  let text: string | undefined;
  last = { names, search, isSame: (other) => (text ??= JSON.stringify(names)) === JSON.stringify(other) };
  return search;
}

function createSearch(names: readonly Names[]): NamesSearch {
  const documents = kinds.flatMap(({ name: kind }) =>
    names
      .flatMap((some) => some[kind] ?? [])
      .map((document): Hit => ({ ...document, kind }))
      .filter((hit) => hitAddress(hit) !== undefined),
  );
  const searchables = documents.map(searchableOf);
  let search = start();
  const hitsAt = (positions: readonly number[]) => positions.flatMap((at) => documents[at] ?? []);

  /** Searches on the page's own thread, if there is no worker. */
  async function searchHere(): Promise<Search> {
    const [{ createSearchIndex }, { answerSearch }] = await Promise.all([
      import(/* webpackChunkName: "search-index" */ '#lib/search/createSearchIndex.ts'),
      import(/* webpackChunkName: "search-index" */ '#lib/search/answerSearch.ts'),
    ]);
    const index = createSearchIndex(searchables);
    return (text) => Promise.resolve(answerSearch(index, text));
  }

  async function start(): Promise<Search> {
    return typeof Worker === 'undefined' ? searchHere() : searchInWorker(searchables);
  }

  async function answer(text: string): Promise<SearchAnswer> {
    const used = search;
    try {
      return await (
        await used
      )(text);
    } catch {
      // Several texts may be waiting for the same worker.
      if (search === used) search = searchHere();
      return (await search)(text);
    }
  }

  return async (text) => {
    const { found, similar } = await answer(text);
    return { hits: hitsAt(found), similar: hitsAt(similar) };
  };
}

function searchableOf({ name, locationName, categories, chapter }: NamedDocument): Searchable {
  return {
    name,
    location: locationName,
    topics: chapter === undefined ? categories : [...categories, chapter],
  };
}
