/** The program behind `npm start`: serves the built site and its services, without any account. */
import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { DEMO_DATASET } from '#demo/demoFiles.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { festivalTime } from '#content/festival/festivalTime.ts';
import { festivalDates } from '#content/festival/eventDates.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { eventSchema } from '#content/festival/schema.ts';
import { draftAccess } from './draftAccess.ts';
import { t } from './english.ts';
import { startupCheck } from './content-check/startupCheck.ts';
import { readBackendEnvironment } from './environment.ts';
import { chooseTransport } from './mails/chooseTransport.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { loadEnvironment } from './loadEnvironment.ts';
import { startEmbeddedServices } from './embeddedServices.ts';

/** How long running requests may take after SIGTERM. Containers are killed after ten seconds. Milliseconds. */
const DRAIN_MS = 8000;

async function main(): Promise<void> {
  await loadEnvironment();
  const backendEnvironment = readBackendEnvironment(process.env);
  const {
    PORT,
    DATASET,
    DRAFTS,
    TRUSTED_PROXIES,
    DATA_DIR,
    SUPABASE_SERVICE_ROLE_KEY,
    STAFF_PASSWORD,
    RETENTION_DAYS,
    TURNSTILE_SECRET_KEY,
    PURGE_URL,
    PURGE_TOKEN,
  } = backendEnvironment;
  const environment = readSiteEnvironment(process.env);
  const { sanityProjectId, apiHost, siteUrl, supabaseUrl, turnstileSiteKey } = environment;
  // A site with a hosted project does not use these embedded services, so they are not served.
  const hasContent = sanityProjectId === undefined && apiHost === undefined;
  // With only one of the keys, forms would fail or tokens would not be verified.
  if (
    supabaseUrl === undefined &&
    (turnstileSiteKey === undefined) !== (TURNSTILE_SECRET_KEY === undefined)
  ) {
    throw new Error('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together: one of them is missing.');
  }
  // Without the renderer, browsers render the pages.
  const rendererDir = existsSync('dist-node') ? 'dist-node' : undefined;
  const services = await startEmbeddedServices({
    port: PORT,
    dataset: DATASET,
    distDir: 'dist',
    rendererDir,
    environment,
    hasContent,
    maySeeDrafts: draftAccess({
      isOpen: DRAFTS === 'on',
      isPublic: siteUrl !== undefined || TRUSTED_PROXIES !== undefined,
    }),
    trustedProxies: TRUSTED_PROXIES,
    dataDir: supabaseUrl === undefined ? DATA_DIR : undefined,
    serviceKey: SUPABASE_SERVICE_ROLE_KEY,
    staffPassword: STAFF_PASSWORD,
    retentionDays: RETENTION_DAYS,
    turnstileKey: TURNSTILE_SECRET_KEY,
    publicUrl: siteUrl,
    ...(PURGE_URL !== undefined && { purge: { url: PURGE_URL, token: PURGE_TOKEN } }),
    mailTransport: chooseTransport(backendEnvironment),
  });
  const stop = new AbortController();
  for (const [signal, limitMs] of [
    ['SIGINT', undefined],
    ['SIGTERM', DRAIN_MS],
  ] as const) {
    process.once(signal, () => {
      stop.abort();
      void services.close(limitMs).then(() => process.exit(0));
    });
  }
  const content = hasContent
    ? describeEvent(services.store.current().byId.get(environment.eventId))
    : `content from ${sanityProjectId === undefined ? apiHost : `the Sanity project ${sanityProjectId}`}`;
  console.log(`Fairground is ready: ${services.origin} (${content})`);
  const { stored, documents } = services.store.current();
  const drafts = stored.length - documents.length;
  if (drafts > 0) console.log(`Drafts: ${drafts}, shown at ${services.origin}/?preview`);
  // Hosted content is not checked at every start, because that would read all of it.
  if (!hasContent || rendererDir === undefined) return;
  const summary = await startupCheck({ dataset: DATASET ?? DEMO_DATASET, signal: stop.signal });
  if (summary !== undefined) console.log(summary);
}

/** `Afterglow, May 3-4, 2031, America/Los_Angeles` */
function describeEvent(document: StoredDocument | undefined): string {
  const { data } = z.safeParse(eventSchema, document);
  const festival = festivalSettings(data);
  const { zone } = festivalTime(data);
  const dates = festivalDates(festival, t);
  return [festival.name, dates, zone.name].filter(Boolean).join(', ');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
