import { defineCliConfig } from 'sanity/cli';
import { dataset, projectId } from './environment.ts';

export default defineCliConfig({
  api: { projectId, dataset },
  // Use the versions of package-lock.json, not the newest ones of a CDN.
  deployment: { autoUpdates: false },
});
