import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeListApi } from '#content/place/api.ts';
import { scheduleApi } from '#content/event/api.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { createServices } from '#server/services.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { demoWithEvents } from '../demoWithEvents.ts';
import { queryPath } from '../queryPath.ts';

/** The amount of content. */
export interface Size {
  documents: number;
  sessions: number;
}

/** Addresses of the site's queries for lists, without the origin. */
export interface ListedQueries {
  places: string;
  schedule: string;
}

/** The demo with this many sessions, and with as many places as needed for this many documents. */
export function contentOf({ documents, sessions }: Size): StoredDocument[] {
  const others = demoWithEvents(0, { places: 0 }).length;
  return demoWithEvents(sessions, { places: documents - sessions - others });
}

/** A file in a folder with this content, written on first use. */
export async function datasetIn(folder: string, size: Size): Promise<string> {
  const path = join(folder, `${size.documents}.ndjson`);
  if (existsSync(path)) return path;
  const lines = contentOf(size).map((document) => JSON.stringify(document));
  await writeFile(path, lines.join('\n'));
  return path;
}

/** A site in a folder that has a single page of 2 KB. */
export async function plainSiteIn(folder: string): Promise<string> {
  const site = join(folder, 'site');
  await mkdir(site);
  const [head, tail] = ['<!doctype html><title>Plain</title><p>', '</p>'];
  await writeFile(join(site, 'index.html'), head + 'x'.repeat(2048 - head.length - tail.length) + tail);
  return site;
}

export async function readQueries(): Promise<ListedQueries> {
  const services = createServices({ dataset: createDatasetStore(readEnglishDemo()) });
  return {
    places: await queryPath(services, (store) =>
      store.dispatch(placeListApi.endpoints.getPlaces.initiate({ category: 'all', offset: 0 })),
    ),
    schedule: await queryPath(services, (store) =>
      store.dispatch(scheduleApi.endpoints.getSchedule.initiate()),
    ),
  };
}
