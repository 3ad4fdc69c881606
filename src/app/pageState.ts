import { isContentError } from '#lib/errors/contentError.ts';
import { features } from './features.ts';
import type { RootState } from '#content/store.ts';

type QueryEntry = NonNullable<RootState['content']['queries'][string]>;

/** The cache's entries by their keys. */
export function queriesOf({ content }: RootState): [string, QueryEntry][] {
  return Object.entries(content.queries).flatMap(([key, entry]) => (entry ? [[key, entry]] : []));
}

/**
 * The state that is sent with a page: filters and results, except the results that a feature withholds. Failed queries
 * are not sent, so that the browser executes them again.
 *
 * @returns also the names of the chunks with which the browser requests what is withheld.
 */
export async function pageState(
  state: RootState,
): Promise<{ state: Partial<RootState>; chunks: readonly string[] }> {
  const entries = queriesOf(state);
  const present = new Set(entries.map(([, { endpointName }]) => endpointName));
  const servers = await Promise.all(features.flatMap(({ server }) => server?.() ?? []));
  const withheld = servers
    .flatMap((loaded) => loaded.server.withheld ?? [])
    .filter(
      ({ endpoints, instead }) =>
        endpoints.some((name) => present.has(name)) && (instead === undefined || present.has(instead)),
    );
  const isWithheld = new Set<string | undefined>(withheld.flatMap(({ endpoints }) => endpoints));
  const sent = entries.filter(
    ([, { status, error, endpointName }]) =>
      !isWithheld.has(endpointName) &&
      (status === 'fulfilled' || (isContentError(error) && error.kind === 'not-found')),
  );
  const slices = features.flatMap(({ urlState, slice }) =>
    urlState && slice ? [[slice.name, state[slice.name as keyof RootState]] as const] : [],
  );
  return {
    // RTK Query's reducer fills in the rest of its state.
    state: {
      ...Object.fromEntries(slices),
      content: { queries: Object.fromEntries(sent) } as RootState['content'],
    },
    chunks: withheld.flatMap(({ chunks = [] }) => chunks),
  };
}
