/** A stand-in for Sanity's Presentation tool: the tool's side of the real comlink, with responses from the test. */
import type { ContentSourceMap } from '@sanity/client';
import { createConnectionMachine, createController } from '@sanity/comlink';
import {
  type LoaderControllerMsg,
  type LoaderNodeMsg,
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
  createCompatibilityActors,
} from '@sanity/presentation-comlink';

declare global {
  interface Window {
    /** Evaluates a query; exposed by the test. */
    executeQuery(
      query: string,
      params: object,
    ): Promise<{ result: unknown; resultSourceMap: ContentSourceMap }>;
    /**
     * Sends the responses to all queries in use again, as after a keystroke.
     *
     * @returns when the responses were sent, in milliseconds since 1970
     */
    documentsChanged(): Promise<number>;
    showAddress(url: string): void;
    goBack(): void;
    addresses: string[];
    statuses: string[];
    /** The fields that clicks have opened, as `document path`. */
    opened: string[];
  }
}

type Listened = Extract<LoaderNodeMsg, { type: 'loader/query-listen' }>['data'];

const frame = document.querySelector('iframe');
const target = frame?.contentWindow;
if (!frame || !target) throw new Error('The stand-in has no frame.');

const controller = createController({ targetOrigin: new URL(frame.dataset.src ?? '').origin });
controller.addTarget(target);

const loaders = controller.createChannel<LoaderControllerMsg, LoaderNodeMsg>(
  { name: 'presentation', connectTo: 'loaders', heartbeat: true },
  createConnectionMachine<LoaderControllerMsg, LoaderNodeMsg>().provide({
    actors: createCompatibilityActors<LoaderControllerMsg>(),
  }),
);
const overlays = controller.createChannel<VisualEditingControllerMsg, VisualEditingNodeMsg>(
  { name: 'presentation', connectTo: 'visual-editing', heartbeat: true },
  createConnectionMachine<VisualEditingControllerMsg, VisualEditingNodeMsg>().provide({
    actors: createCompatibilityActors<VisualEditingControllerMsg>(),
  }),
);

const listened = new Map<string, Listened>();
window.addresses = [];
window.statuses = [];
window.opened = [];

loaders.on('loader/query-listen', async (query) => {
  listened.set(JSON.stringify([query.query, query.params]), query);
  send(query, await window.executeQuery(query.query, query.params));
});
loaders.onStatus(({ status }) => window.statuses.push(status));
// The overlays warn about a Studio that does not answer these.
overlays.on('visual-editing/features', () => ({ features: { optimistic: false } }));
overlays.on('visual-editing/preview-snapshots', () => ({ snapshots: [] }));
overlays.on('visual-editing/schema', () => ({ schema: [] }));
overlays.on('visual-editing/schema-union-types', () => ({ types: new Map() }));
overlays.on('visual-editing/shared-state', () => ({ state: {} }));
overlays.on('visual-editing/focus', (node) => {
  if ('id' in node) window.opened.push(`${node.id} ${node.path}`);
});
overlays.on('visual-editing/navigate', ({ url }) => void window.addresses.push(url));
window.showAddress = (url) => overlays.post('presentation/navigate', { type: 'push', url });
window.goBack = () =>
  overlays.post('presentation/navigate', { type: 'pop', url: window.addresses.at(-2) ?? '/' });
window.documentsChanged = async () => {
  const queries = [...listened.values()];
  const responses = await Promise.all(queries.map(({ query, params }) => window.executeQuery(query, params)));
  const sentAt = Date.now();
  queries.forEach((query, index) => responses[index] && send(query, responses[index]));
  return sentAt;
};

function send(
  { projectId, dataset, perspective, query, params }: Listened,
  response: Awaited<ReturnType<typeof window.executeQuery>>,
) {
  loaders.post('loader/query-change', { projectId, dataset, perspective, query, params, ...response });
}

frame.addEventListener('load', () => {
  loaders.start();
  overlays.start();
});
frame.src = frame.dataset.src ?? '';
