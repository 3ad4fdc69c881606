/** Exports a dataset as `sanity dataset export` does: `exportProgram.ts <origin of the content service> <output>`. */
import { createClient } from '@sanity/client';
import { exportDataset } from '@sanity/export';

const [, , apiHost, outputPath = ''] = process.argv;
const client = createClient({
  apiHost,
  useProjectHostname: false,
  dataset: 'production',
  apiVersion: '2025-02-19',
  token: 'any',
  useCdn: false,
});
exportDataset({ client, dataset: 'production', outputPath }).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
