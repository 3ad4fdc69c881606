import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from './database/createDatabase.ts';
import { type DatabaseThread, startDatabase } from './database/databaseThread.ts';
import { lockFolder } from './dataFolder.ts';
import { type FileStore, openFileStore } from './fileStore.ts';

/** What the embedded backend keeps, in a folder that is this process's alone. */
export interface OpenData {
  database: DatabaseThread;
  files: FileStore;
  close(): Promise<void>;
}

/**
 * A database takes 40 MB, and its log grows by 16 MB at once: where Postgres does not get these it stands still for
 * good.
 */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Opens a folder; on a new installation its database is made, which takes some seconds.
 *
 * @param origin where this process answers, for those who come second
 * @throws FolderInUse
 */
export async function openData(dataDir: string, origin: string): Promise<OpenData> {
  const unlock = await lockFolder(dataDir, origin);
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

/** @throws Error where the disk is too full to write anything down */
export async function checkDiskSpace(dataDir: string): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(dataDir);
  // Some file systems count nothing.
  if (blocks === 0 || bavail * bsize >= MIN_FREE_BYTES) return;
  throw new Error(`The disk of ${dataDir} is full: less than 64 MB are left`);
}
