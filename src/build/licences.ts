import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * Licence notices of the packages and fonts in the site, which their licences require.
 *
 * @param files absolute paths of all files that the build has read
 * @param root the project folder, whose lock file marks development packages
 */
export function licences(files: Iterable<string>, root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const folders = new Set([...files].flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  const shipped = [...folders].filter((folder) => {
    const locked = packages[folder.slice(root.length + 1).replaceAll('\\', '/')];
    return locked !== undefined && locked.dev !== true;
  });
  return shipped
    .map(noticeOf)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text =
    file === undefined
      ? 'The package brings no text of its licence.'
      : readFileSync(join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}
