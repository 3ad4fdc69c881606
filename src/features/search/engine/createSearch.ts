import * as z from 'zod/mini';
import { marksOf } from '#content/facet/marksOf.ts';
import type { Facet } from '#content/facet/schema.ts';
import { faq } from '#content/faq/index.ts';
import type { Menu } from '#content/festival/menu.ts';
import { kindNamed } from '#content/kinds.ts';
import type { Names } from '#content/lists/names.ts';
import type { DocumentText, Texts } from '#content/lists/texts.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { mapInTurns } from '#lib/mapInTurns.ts';
import { assetSchema } from '#lib/schema/document.ts';
import type { SearchEngine } from '#lib/search/createSearchEngine.ts';
import type { Searchable } from '#lib/search/createSearchIndex.ts';
import type { SearchAnswer, SearchQuestion } from '#lib/search/searchMessages.ts';
import { accountNames } from '#lib/social-links/accountNames.ts';
import type { Hit } from './hit.ts';
import { hitAddress } from './hitAddress.ts';
import { boothText, searchDocuments } from './searchDocuments.ts';
import { searchInWorker } from './searchInWorker.ts';

/** The result of a search. */
export interface Found {
  /** Best first, 100 at most. */
  hits: readonly Hit[];
  /** Documents with a similar name, if nothing is found. */
  similar: readonly Hit[];
  /** Whether the hits match only if some letters are wrong. */
  isFuzzy: boolean;
  /** Whether this is the whole result: until the descriptions are loaded, the hits are those of names. */
  isWhole: boolean;
}

/** What is searched. */
export interface SearchedContent {
  names: readonly Names[];
  menus: readonly Menu[];
  facets: readonly Facet[];
  /** Undefined until they are loaded. */
  texts: readonly Texts[] | undefined;
}

interface ContentSearch {
  content: SearchedContent;
  addTexts(texts: readonly Texts[]): void;
  find(question: SearchQuestion): Promise<Found>;
}

/** The last one in each language. */
const searches = new Map<string, ContentSearch>();

/** Searches the content. The index is kept until the content changes, and descriptions are added to it. */
export function searchAmong(content: SearchedContent, text: string, i18n: I18n): Promise<Found> {
  const { texts } = content;
  let last = searches.get(i18n.language);
  if (!last || !isSame(namedIn(last.content), namedIn(content)))
    searches.set(i18n.language, (last = createSearch({ ...content, texts: undefined }, i18n)));
  if (texts && !isSame(last.content.texts, texts)) {
    last.addTexts(texts);
    last.content = { ...last.content, texts };
  }
  return last.find({ text, isWhole: texts !== undefined });
}

const namedIn = ({ names, menus, facets }: SearchedContent) => [names, menus, facets];

/** Compared as text if need be, because a server reads the same content again for each page. */
function isSame(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  if (one === undefined) return false;
  const [entries, others] = [one.flat(), other.flat()];
  const isEqual = entries.length === others.length && entries.every((entry, at) => entry === others[at]);
  return isEqual || JSON.stringify(one) === JSON.stringify(other);
}

function createSearch(content: SearchedContent, i18n: I18n): ContentSearch {
  const { names, menus, facets } = content;
  const documents = searchDocuments(names, menus, facets, i18n);
  const searchables = documents.map((hit) => searchableOf(hit, facets));
  let texts: ReadonlyMap<string, DocumentText> = new Map();
  let engine = start();
  /** Resolves when the engine has the descriptions. */
  let described: Promise<void> = Promise.resolve();

  const addressOf = (hit: Hit | undefined) => hit && hitAddress(hit);
  const searchableTexts = () =>
    mapInTurns(documents, ({ _id, text = '' }) => ({
      text: texts.get(_id)?.text ?? text,
      accounts: accountNames(texts.get(_id)?.accounts ?? []),
    }));

  /** Searches on the page's own thread, if there is no worker. */
  async function searchHere(): Promise<SearchEngine> {
    const { createSearchEngine } = await import(
      /* webpackChunkName: "search-index" */ '#lib/search/createSearchEngine.ts'
    );
    const here = createSearchEngine(searchables);
    if (texts.size > 0) here.addTexts(await searchableTexts());
    return here;
  }

  async function start(): Promise<SearchEngine> {
    return typeof Worker === 'undefined' ? searchHere() : searchInWorker(searchables);
  }

  /** If the engine has failed, the next question starts another one. */
  async function describe(starting: Promise<SearchEngine>): Promise<void> {
    const started = await starting.catch(() => undefined);
    started?.addTexts(await searchableTexts());
  }

  async function answer(question: SearchQuestion): Promise<SearchAnswer> {
    const used = engine;
    try {
      if (question.isWhole) await described;
      return await (await used).answer(question);
    } catch {
      // Several questions may be waiting for the same worker.
      if (engine === used) engine = searchHere();
      return (await engine).answer(question);
    }
  }

  return {
    content,
    addTexts(added) {
      texts = new Map(added.flatMap((some) => Object.values(some).flat()).map((row) => [row._id, row]));
      described = describe(engine);
    },
    async find(question) {
      const { found, excerpts, similar, isFuzzy } = await answer(question);
      const { isWhole } = question;
      const described = found.length - excerpts.length;
      const hits = found.flatMap((at, rank) => hitAt(at, excerpts[rank - described]));
      return { hits: unique(hits), similar: similar.flatMap((at) => hitAt(at)), isFuzzy, isWhole };
    },
  };

  function hitAt(at: number, excerpt?: string): Hit[] {
    const hit = documents[at];
    if (!hit) return [];
    const picture = texts.size === 0 ? undefined : pictureOf(texts.get(hit._id));
    return [{ ...hit, ...(excerpt !== undefined && { excerpt }), picture }];
  }

  /** A menu's item and a page may lead to the same address: the better one stays. */
  function unique(hits: readonly Hit[]): Hit[] {
    const addresses = hits.map(addressOf);
    return hits.filter((_, at) => addresses.indexOf(addresses[at]) === at);
  }
}

/** The URL of a document's picture; null if it has none. */
function pictureOf(text: DocumentText | undefined): string | null {
  return assetAddress(z.safeParse(assetSchema, text?.picture).data) ?? null;
}

/** The fields of a document that are searched by name. */
export function searchableOf(hit: Hit, facets: readonly Facet[]): Searchable {
  const { kind, name, locationName, categories, chapter, places, words } = hit;
  const marks = marksOf(facets, hit.facets, kindNamed(kind)?.type ?? '');
  const location = places && /\d/.test(name) ? boothText(hit) : locationName;
  return {
    name,
    isQuestion: kind === faq.name,
    // A search does not find what has its words only in topics.
    location: words ? `${location}, ${words}` : location,
    topics: [
      ...categories,
      ...(chapter === undefined ? [] : [chapter]),
      ...marks.flatMap(({ values }) => values.map(({ title }) => title)),
    ],
  };
}
