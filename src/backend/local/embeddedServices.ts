import { join } from 'node:path';
import type { SiteEnvironment } from '../../lib/environment/siteEnvironment';
import { startEvaluationThread } from './content/evaluationThread';
import { type DatasetStore, createDatasetStore } from './dataset/datasetStore';
import { followDataset } from './dataset/followDataset';
import { loadDataset } from './dataset/loadDataset';
import { type Listener, listen } from './http/listen';
import { loadRenderer } from './site/loadRenderer';
import { createServices } from './services';
import { createSupabaseService } from './supabase/supabaseService';
import { createTurnstileCheck } from '../supabase/functions/_shared/turnstile.ts';

export interface EmbeddedServices extends Listener {
  /** The content that is being served. */
  readonly store: DatasetStore;
}

/** Pictures and films of the demo that are files; the rest of them is drawn. */
const DEMO_FILES = join(__dirname, '../demo/media/files');

/**
 * Starts the embedded services on a port: for `npm start`, for tests, and beside the development server.
 * A dataset file is loaded again when it changes; an edit that cannot be loaded is told on stderr.
 *
 * @param options.port 0 takes any free port
 * @param options.dataset path of an `.ndjson` or `.tar.gz` file; the demo when left out
 * @param options.distDir the built site; left out where something else serves it
 * @param options.rendererDir the built renderer of the site's pages; left out, browsers render them
 * @param options.environment what it was built with; nothing set when left out
 * @param options.dataDir what the forms send is kept here; left out, nothing answers them
 * @param options.serviceKey reads it back; made and kept in `dataDir` when left out
 * @param options.turnstileKey the secret of Cloudflare Turnstile, where forms are for people only
 * @param options.publicUrl where visitors reach the site, when that is not the port itself
 * @throws Error one line for the person who runs the program: broken dataset, missing site, port taken
 */
export async function startEmbeddedServices(options: {
  port: number;
  dataset?: string;
  distDir?: string;
  rendererDir?: string;
  environment?: SiteEnvironment;
  dataDir?: string;
  serviceKey?: string;
  turnstileKey?: string;
  publicUrl?: string;
}): Promise<EmbeddedServices> {
  const { port, dataset, distDir, rendererDir, environment, dataDir, serviceKey, turnstileKey, publicUrl } =
    options;
  const { store, stop } = await openDataset(dataset);
  const filesDir = dataset === undefined ? DEMO_FILES : undefined;
  const backend =
    dataDir === undefined
      ? undefined
      : createSupabaseService({
          dataDir,
          serviceKey,
          publicUrl: () => publicUrl ?? origin,
          demandPerson:
            turnstileKey === undefined ? undefined : createTurnstileCheck({ secretKey: turnstileKey }),
        });
  const renderer =
    distDir === undefined || rendererDir === undefined
      ? undefined
      : loadRenderer({ folder: rendererDir, siteFolder: distDir, origin: () => origin });
  const thread = startEvaluationThread();
  void thread.prepare(store.current());
  const handler = createServices({
    dataset: store,
    evaluate: thread.evaluate,
    environment,
    backend: backend?.handle,
    distDir,
    renderer,
    filesDir,
  });
  const { origin, close } = await listen({ port, handler });
  return {
    origin,
    store,
    async close() {
      stop();
      await close();
      // Not waited for: it has nothing to save.
      void thread.close();
      await backend?.close();
    },
  };
}

async function openDataset(path: string | undefined): Promise<{ store: DatasetStore; stop: () => void }> {
  if (path !== undefined) return followDataset(path, (reason) => console.error(reason));
  return { store: createDatasetStore(await loadDataset(path)), stop: () => undefined };
}
