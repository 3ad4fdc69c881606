import { features } from './features.ts';

/** The names of the chunks that features store on every visitor's device. */
export async function offlineChunks(): Promise<string[]> {
  const servers = await Promise.all(features.flatMap(({ server }) => server?.() ?? []));
  return servers.flatMap((loaded) => loaded.server.offlineChunks ?? []);
}
