import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROGRAM = join(__dirname, '../../src/server/applications/main.ts');

/**
 * Runs `npm run applications`.
 *
 * @param folder where it runs, with its `.env` if it has one
 * @param environment all of its variables but PATH
 */
export function runApplications(
  folder: string,
  environment: NodeJS.ProcessEnv,
  ...parameters: string[]
): Promise<{ failed: boolean; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', pathToFileURL(require.resolve('tsx')).href, PROGRAM, ...parameters],
      { cwd: folder, env: { PATH: process.env.PATH, ...environment } },
      (error, stdout, stderr) => resolve({ failed: error !== null, stdout, stderr }),
    );
  });
}
