import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from './database/createDatabase.ts';
import { type DatabaseThread, startDatabase } from './database/databaseThread.ts';
import { type FileStore, openFileStore } from './fileStore.ts';

/** The data of the embedded backend, in a folder that this process has locked. */
export interface OpenData {
  database: DatabaseThread;
  files: FileStore;
  close(): Promise<void>;
}

/** A database takes 40 MB, and its WAL grows by 16 MB at a time. Without space for it Postgres hangs. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Opens a data folder; in a new installation it creates the database, which takes some seconds.
 *
 * @param unlock releases the folder, which this process has locked
 */
export async function openData(dataDir: string, unlock: () => void): Promise<OpenData> {
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) {
      await checkDiskSpace(dataDir);
      await createDatabase(folder);
    }
    const files = await openFileStore(join(dataDir, 'files'));
    const database = startDatabase({ folder });
    return {
      database,
      files,
      async close() {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** @throws Error when there is too little free disk space */
export async function checkDiskSpace(dataDir: string): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(dataDir);
  // Some file systems report no sizes.
  if (blocks === 0 || bavail * bsize >= MIN_FREE_BYTES) return;
  throw new Error(`The disk of ${dataDir} is full: less than 64 MB are left`);
}
