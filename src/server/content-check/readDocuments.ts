import { createClient } from '@sanity/client';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { DEMO_DATASET } from '#demo/demoFiles.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { DatasetError } from '../dataset/datasetError.ts';
import { loadDataset } from '../dataset/loadDataset.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

/** The number of documents in one request. */
const PAGE_SIZE = 1000;
/** All documents of a project except the service's own. Paged by `_id`, so that edits meanwhile skip no document. */
const PAGE = '*[_id > $last && !(_id in path("_.**"))] | order(_id asc) [0...$size]';

export interface ReadContent {
  documents: StoredDocument[];
  /** Name of the content in messages. */
  name: string;
  /** Why lines of a file are not documents, as `NAME:LINE: reason`. */
  brokenLines: readonly string[];
}

/**
 * Reads all documents including drafts: from a file, otherwise from the hosted project, otherwise from the demo.
 *
 * @throws Error with a one-line message for the terminal
 */
export async function readDocuments(
  file: string | undefined,
  environment: SiteEnvironment,
): Promise<ReadContent> {
  const { sanityProjectId, apiHost } = environment;
  const isHosted = sanityProjectId !== undefined || apiHost !== undefined;
  if (file !== undefined || !isHosted) {
    const name = file ?? DEMO_DATASET;
    // References to the pictures of an export can be resolved only after the pictures are unpacked.
    const assets = await createTemporaryFolder();
    try {
      const brokenLines: string[] = [];
      const brokenLine = (reason: string) => void brokenLines.push(reason);
      const documents = await loadDataset(name, { assetsDir: assets.path, brokenLine });
      return { documents, name, brokenLines };
    } finally {
      assets.remove();
    }
  }
  const name = sanityProjectId ?? apiHost ?? '';
  return { documents: await fetchDocuments(environment, name), name, brokenLines: [] };
}

/** Includes drafts only if the token may read them. */
async function fetchDocuments(environment: SiteEnvironment, name: string): Promise<StoredDocument[]> {
  const { sanityProjectId: projectId, dataset, apiVersion, apiHost, readToken: token } = environment;
  const client = createClient({
    projectId,
    dataset,
    apiVersion,
    ...(apiHost === undefined ? {} : { apiHost }),
    ...(token === undefined ? {} : { token }),
    useProjectHostname: projectId !== undefined,
    useCdn: false,
    perspective: 'raw',
    fetch: true,
  });
  const documents: StoredDocument[] = [];
  try {
    for (;;) {
      const params = { last: documents.at(-1)?._id ?? '', size: PAGE_SIZE };
      const page = await client.fetch<StoredDocument[]>(PAGE, params);
      documents.push(...page);
      if (page.length < PAGE_SIZE) return documents;
    }
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new DatasetError(`${name}: cannot be read (${reason})`);
  }
}
