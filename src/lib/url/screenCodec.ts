import { writeParams } from './queryParams.ts';

/** The parts of an address that hold a screen's state; `search` begins with `?` or is empty. */
export interface Address {
  pathname: string;
  search: string;
}

/**
 * How one screen's filters stand in its address, both ways: `read(write(state)) = state`, and any
 * address reads without throwing, rubbish as the default.
 */
export interface ScreenCodec<State> {
  /** The query parameters that the screen reads. A page of the site depends on these and no others. */
  params: readonly string[];
  /** The state that an address names, or undefined where the address is not of this screen. */
  read(address: Address): State | undefined;
  /**
   * The one address of a state. What the state does not hold (an open dialog, foreign parameters)
   * is taken over from the present address of the screen.
   */
  write(state: State, present: Address): Address;
}

/** A query parameter's value, well-formed; undefined where the address has none or an empty one. */
type ReadParam<Param> = (param: Param) => string | undefined;

interface CodecOptions<State, Param extends string> {
  /** Matches the paths of the screen's addresses. */
  path: RegExp;
  /** In the order in which addresses have them. */
  params: readonly Param[];
  read(param: ReadParam<Param>, path: RegExpExecArray): State;
  /** Parameters that are undefined are left out. */
  write(
    state: State,
    present: { path: RegExpExecArray | null; pathname: string; param: ReadParam<Param> },
  ): { pathname: string; params: Readonly<Record<Param, string | undefined>> };
}

/**
 * Makes a screen's codec. It reads no parameter that it does not name, so that whoever keeps or compares pages can rely on
 * `params`.
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
      return match ? options.read(paramReader(search), match) : undefined;
    },
    write(state, { pathname, search }) {
      const param = paramReader(search);
      const written = options.write(state, { path: path.exec(pathname), pathname, param });
      const own = Object.fromEntries(params.map((name) => [name, written.params[name]]));
      return { pathname: written.pathname, search: writeParams(own, search) };
    },
  };
}

/** Reads the query parameters of a query string. */
export function paramReader(search: string): ReadParam<string> {
  const params = new URLSearchParams(search);
  return (name) => params.get(name)?.toWellFormed() || undefined;
}

/** Decodes one path segment; a malformed escape reads as it stands. */
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
