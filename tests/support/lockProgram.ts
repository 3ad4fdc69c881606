/** A process that only locks folders: reads a path per line, prints the result, and holds its locks until it ends. */
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
