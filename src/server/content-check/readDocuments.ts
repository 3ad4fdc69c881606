import { createClient } from '@sanity/client';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { DEMO_DATASET } from '#demo/demoFiles.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { DatasetError } from '../dataset/datasetError.ts';
import { loadDataset } from '../dataset/loadDataset.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

/** Documents of one request. */
const PAGE_SIZE = 1000;
/** All documents of a project but those of the service itself; paged by `_id`, so that edits meanwhile skip none. */
const PAGE = '*[_id > $last && !(_id in path("_.**"))] | order(_id asc) [0...$size]';

export interface ReadContent {
  documents: StoredDocument[];
  /** Name of the content in messages. */
  name: string;
  /** Why lines of a file are no documents, as `NAME:LINE: reason`. */
  brokenLines: readonly string[];
}

/**
 * Reads all documents, drafts included: of a file, of the hosted project, or of the demo, in this order.
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
    // The pictures of an export are known once they are unpacked.
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

/** Drafts are in it only where the token may read them. */
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
