import { type FacetFilters, facetsOf, isFacetKey } from '../facets/facetFilters.ts';
import { type ParamValue, nameOf, pairsOf, readValues, writeParams } from './queryParams.ts';

/** The parts of a URL that contain a screen's state; `search` begins with `?` or is empty. */
export interface Address {
  pathname: string;
  search: string;
}

/**
 * Converts between a screen's filters and its URL: `read(write(state)) = state`. Reading never throws; invalid values
 * become defaults.
 */
export interface ScreenCodec<State> {
  /** The query parameters that the screen uses. The rendered page depends on no others. */
  params: readonly string[];
  /** Reads the state from a URL; undefined if the URL belongs to another screen. */
  read(address: Address): State | undefined;
  /**
   * The canonical URL of a state. Everything else (an open dialog, foreign parameters) is copied from the screen's
   * current URL.
   */
  write(state: State, present: Address): Address;
}

/** Reads a query parameter, made well-formed; undefined if it is missing or empty. */
type ReadParam<Param> = (param: Param) => string | undefined;

/** Reads a query parameter with several values. */
type ReadList<Param> = (param: Param) => string[];

interface CodecOptions<State, Param extends string> {
  /** Matches the paths of the screen's URLs. */
  path: RegExp;
  /** In canonical order. */
  params: readonly Param[];
  /** @param facets the facets that the query string names; other parameters than those in `params`. */
  read(
    param: ReadParam<Param>,
    path: RegExpExecArray,
    list: ReadList<Param>,
    facets: () => FacetFilters,
  ): State;
  /** Undefined parameters are omitted. */
  write(
    state: State,
    present: { path: RegExpExecArray | null; pathname: string; param: ReadParam<Param> },
  ): { pathname: string; params: Readonly<Record<Param, ParamValue>>; facets?: FacetFilters };
}

/**
 * Creates a screen's codec. It reads only the parameters in `params`, so that caches can rely on them, and facets if it
 * writes them.
 */
export function createCodec<State, Param extends string>({
  path,
  params,
  ...options
}: CodecOptions<State, Param>): ScreenCodec<State> {
  return {
    params,
    read({ pathname, search }) {
      const match = path.exec(pathname);
      if (!match) return undefined;
      const list = (name: string) => readValues(search, name);
      return options.read(paramReader(search), match, list, () => facetsOf(facetsIn(search), list));
    },
    write(state, { pathname, search }) {
      const param = paramReader(search);
      const written = options.write(state, { path: path.exec(pathname), pathname, param });
      const { facets } = written;
      const facetKeys = facets ? Object.keys(facets).filter(isFacet) : [];
      const unset = facets ? facetsIn(search) : [];
      const own = Object.fromEntries<ParamValue>([
        ...params.map((name) => [name, written.params[name]] as const),
        ...[...facetKeys, ...unset].map((name) => [name, facets?.[name]] as const),
      ]);
      return { pathname: written.pathname, search: writeParams(own, search) };
    },
  };

  function facetsIn(search: string): string[] {
    return pairsOf(search).map(nameOf).filter(isFacet);
  }

  function isFacet(name: string): boolean {
    return isFacetKey(name) && !params.some((own) => own === name);
  }
}

/** Reads the query parameters of a query string. */
export function paramReader(search: string): ReadParam<string> {
  const params = new URLSearchParams(search);
  return (name) => params.get(name)?.toWellFormed() || undefined;
}

/** Decodes a path segment; a malformed escape stays unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export function addressText({ pathname, search }: Address): string {
  return pathname + search;
}
