import type { ClientPerspective } from '@sanity/client';
import { createNode, createNodeMachine } from '@sanity/comlink';
import {
  type LoaderControllerMsg,
  type LoaderNodeMsg,
  createCompatibilityActors,
} from '@sanity/presentation-comlink';
import type { SiteRouter } from '#features/siteRouter.ts';
import { contentApi } from '#content/client/contentApi.ts';
import type { ContentSource } from '#content/client/contentSource.ts';
import { refetchEntry } from '#content/client/refetchEntry.ts';
import { STUDIO_FILE, readStudioFile } from '#lib/security/studioFile.ts';
import type { AppStore } from '#content/store.ts';
import { onlyFrom } from './onlyFrom.ts';
import { type StudioQuery, createStudioQueries } from './studioQueries.ts';

/**
 * After a change the Studio sends the responses to all queries one by one. This wait collects them into one round.
 * Milliseconds.
 */
const PAUSE = 20;
/** How often the page tells the Studio which queries are in use; the Studio forgets others. Milliseconds. */
const HEARTBEAT = 20_000;

/**
 * Connects a page in the frame of Sanity's Presentation tool. The Studio executes the page's queries on drafts, a
 * click on content opens its field in the Studio, and both follow each other's address. Does nothing in any other
 * frame.
 */
export async function connectStudio(
  store: AppStore,
  router: SiteRouter,
  source: ContentSource,
): Promise<void> {
  const { projectId, dataset } = source;
  const origin = await studioOrigin();
  if (origin === undefined || projectId === undefined) return;
  onlyFrom(origin);

  let perspective: ClientPerspective = 'drafts';
  const loaders = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  );
  const queries = createStudioQueries(listenTo);
  let editing: Promise<(() => void) | undefined> | undefined = undefined;
  const refresh = createRefresh(store, () => {
    const documents = queries.responses().flatMap(({ sourceMap }) => sourceMap?.documents ?? []);
    loaders.post('loader/documents', { projectId, dataset, perspective, documents });
  });

  loaders.on('loader/perspective', (message) => {
    if (message.projectId !== projectId || message.dataset !== dataset) return;
    const wanted = message.perspective === 'raw' ? 'drafts' : message.perspective;
    if (JSON.stringify(wanted) === JSON.stringify(perspective)) return;
    perspective = wanted;
    queries.restart();
    void refresh();
  });
  loaders.on('loader/query-change', (message) => {
    if (message.projectId !== projectId || message.dataset !== dataset) return;
    if (JSON.stringify(message.perspective) !== JSON.stringify(perspective)) return;
    const { query: groq, params, resultSourceMap } = message;
    const result: unknown = message.result;
    if (queries.responseReceived({ groq, params }, { result, sourceMap: resultSourceMap })) void refresh();
    void editing?.then((markSources) => markSources?.());
  });
  loaders.onStatus(() => {
    // A Studio that has been reloaded no longer knows the queries.
    queries.restart();
    source.query = queries.query;
    void refresh();
    editing ??= import(/* webpackChunkName: "visual-editing" */ './startEditing.ts').then(
      ({ startEditing }) => startEditing(router, origin, queries.responses, refresh),
      // Without overlays the drafts are still shown.
      () => undefined,
    );
  }, 'connected');
  loaders.start();
  setInterval(() => queries.recent().forEach(listenTo), HEARTBEAT);

  function listenTo({ groq, params }: StudioQuery) {
    loaders.post('loader/query-listen', {
      ...{ projectId: projectId ?? '', dataset, perspective },
      ...{ query: groq, params, heartbeat: HEARTBEAT },
    });
  }
}

async function studioOrigin(): Promise<string | undefined> {
  const response = await fetch(`/${STUDIO_FILE}`);
  return response.ok ? readStudioFile(await response.json().catch(() => undefined)) : undefined;
}

/**
 * Reads all cached content again, from responses that have already arrived. Changes during a round start another round.
 *
 * @param onRead called after each round.
 * @returns resolves after the round.
 */
function createRefresh(store: AppStore, onRead: () => void): () => Promise<void> {
  let isWaiting = false;
  let running = Promise.resolve();

  async function read() {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    isWaiting = false;
    // RTK Query does not restart a query that is running.
    await Promise.all(store.dispatch(contentApi.util.getRunningQueriesThunk()));
    const entries = Object.values(store.getState().content.queries);
    await Promise.all(entries.flatMap((entry) => (entry ? refetchEntry(store.dispatch, entry) : [])));
    onRead();
  }

  return () => {
    if (isWaiting) return running;
    isWaiting = true;
    return (running = running.then(read));
  };
}
