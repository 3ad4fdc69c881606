import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for the pictures and files of an export. It is also removed when the program ends with an error. */
export function createAssetsFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'fairground-assets-'));
  const removeFolder = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', removeFolder);
  return {
    path,
    remove() {
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}
