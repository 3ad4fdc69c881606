/**
 * A program that only locks folders: takes each one that it is told on a line of its own, and says whether it has it.
 * It keeps what it has until it ends.
 */
import { createInterface } from 'node:readline';
import { FolderInUse, lockFolder } from '#server/supabase/dataFolder.ts';

const lines = createInterface(process.stdin);
lines.on('line', (folder) => {
  lockFolder(folder, 'http://localhost').then(
    () => console.log('taken'),
    (error: unknown) => console.log(error instanceof FolderInUse ? 'refused' : String(error)),
  );
});
console.log('ready');
