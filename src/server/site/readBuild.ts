import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#build/paths.ts';
import { hashSources, readStyleSheets } from '#build/styleSheets.ts';
import { readSite } from './readSite.ts';

/**
 * What the handler of the site needs of the built site.
 *
 * @throws Error when the folder holds no site
 */
export function readBuild(folder: string) {
  const robots = join(folder, 'robots.txt');
  return {
    files: readSite(folder),
    pageStyles: hashSources(Object.values(readStyleSheets(folder))),
    ownRobots: existsSync(robots) ? readFileSync(robots, 'utf8') : '',
  };
}

/** The version of the program. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return version;
}
