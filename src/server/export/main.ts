/** The program behind `npm run export`: writes the built site as static files, one page per address of the content. */
import { DEMO_DATASET, DEMO_MEDIA } from '#demo/demoFiles.ts';
import { type SiteEnvironment, readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { fetchContent } from '#supabase/functions/_shared/fetchContent.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { readBackendEnvironment } from '../environment.ts';
import { loadEnvironment } from '../loadEnvironment.ts';
import { createDatasetStore } from '../dataset/datasetStore.ts';
import { loadDataset } from '../dataset/loadDataset.ts';
import { type Handler, type Listener, listen } from '../http/listen.ts';
import { createServices } from '../services.ts';
import { loadRenderer } from '../site/loadRenderer.ts';
import { IncompletePicture, drawCard } from '../link-preview/drawCard.ts';
import { createPictureLoader } from '../link-preview/loadPicture.ts';
import { createContentFiles } from './contentFiles.ts';
import { type Exported, exportSite } from './exportSite.ts';
import { warnOnce } from './warnOnce.ts';

async function main([folder = 'export', ...others]: string[]): Promise<void> {
  if (others.length > 0) throw new Error('Usage: npm run export [-- folder]');
  await loadEnvironment();
  const { DATASET = DEMO_DATASET } = readBackendEnvironment(process.env);
  const environment = readSiteEnvironment(process.env);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new Error('Stopped; nothing was written.')));
  }
  warnOnce();
  const content = await openContent(environment, DATASET);
  try {
    const started = performance.now();
    const files = content && createContentFiles(content.load);
    const renderer = loadRenderer({
      folder: 'dist-node',
      siteFolder: 'dist',
      origin: () => content?.origin ?? '',
      isExport: true,
      onResult: files?.onResult,
    });
    const load = createPictureLoader(files?.load ?? noPictures);
    const exported = await exportSite({
      renderer,
      siteFolder: 'dist',
      folder,
      signal: stop.signal,
      ...(files && { content: files }),
      calendars: {
        execute: (groq, params) =>
          fetchContent(
            { ...environment, apiHost: content ? content.origin : environment.apiHost },
            groq,
            params,
          ),
        eventId: environment.eventId,
        origin: renderer.publicOrigin,
      },
      drawPicture: (card) =>
        drawCard(card, load).catch((error: unknown) => {
          if (error instanceof IncompletePicture) return error.picture;
          throw error;
        }),
      supabaseUrl: environment.supabaseUrl,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${folder}: ${exported.pages} pages in ${seconds} s`);
    reportLimits(exported, { ...environment, siteUrl: renderer.publicOrigin() });
  } finally {
    await content?.close();
  }
}

/** Starts the embedded content service if the environment names no other. It does not follow later edits. */
async function openContent(
  { sanityProjectId, apiHost }: SiteEnvironment,
  dataset: string,
): Promise<(Listener & { load: Handler }) | undefined> {
  if (sanityProjectId !== undefined || apiHost !== undefined) return undefined;
  const assets = await createTemporaryFolder();
  try {
    const documents = await loadDataset(dataset, { assetsDir: assets.path });
    const load = createServices({
      dataset: createDatasetStore(documents),
      filesDir: DEMO_MEDIA,
      assetsDir: assets.path,
    });
    const { origin, close } = await listen({ port: 0, handler: load });
    return {
      origin,
      load,
      async close() {
        await close();
        assets.remove();
      },
    };
  } catch (error) {
    assets.remove();
    throw error;
  }
}

async function noPictures(): Promise<Response> {
  return new Response(null, { status: 404 });
}

/** Reports the limits of the static files. */
function reportLimits(
  { skipped, missing, calendarFailure }: Exported,
  { siteUrl, supabaseUrl }: SiteEnvironment,
): void {
  const [first] = skipped;
  if (first !== undefined)
    console.error(`${skipped.length} addresses cannot be files, such as ${first}: 404.html shows them.`);
  const [picture] = missing;
  if (picture !== undefined)
    console.error(`${missing.length} pictures or films are not in the content, such as ${picture}.`);
  if (calendarFailure !== undefined)
    console.error(`The calendars are left out, because they could not be read: ${calendarFailure}`);
  if (siteUrl === undefined)
    console.error('SITE_URL is not set: there is no sitemap.xml, and no page names its full address.');
  if (supabaseUrl === undefined)
    console.error(
      'SUPABASE_URL is not set: let the host pass /rest/*, /auth/*, /functions/*, /storage/* and /calendar/picks/* (also below a language, as in /de) on to npm start.',
    );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
