/** A process that creates a temporary folder with a file in it, prints its path, and runs until it is killed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '#server/temporaryFolder.ts';

void createTemporaryFolder(process.argv[2]).then(({ path }) => {
  writeFileSync(join(path, 'picture.jpg'), 'x');
  console.log(path);
});
process.stdin.resume();
