import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { createTemporaryFolder } from '../temporaryFolder.ts';

/** The family name in the cut font files. */
export const FAMILY = 'Archivo SemiBold';

const PARTS = ['latin-ext', 'latin'];
/** Heavy and wide, like the site's headlines. */
const AXES = { wght: 800, wdth: 112 };
const LAST_CHARACTER = 0x2300;

let fonts: Promise<string> | undefined;

/**
 * The site's font as a file that the picture library can read. Other scripts are drawn in the machine's fonts. The file
 * is cut once for each process, in the temporary folder.
 *
 * @returns path of the file with the Latin letters
 */
export function shareFont(): Promise<string> {
  fonts ??= cutFonts();
  // After a failure, such as a full disk, the next call tries again.
  fonts.catch(() => (fonts = undefined));
  return fonts;
}

async function cutFonts(): Promise<string> {
  const { resolve } = createRequire(__filename);
  const characters = Array.from({ length: LAST_CHARACTER }, (_, code) => String.fromCodePoint(code)).join('');
  const { path: folder } = await createTemporaryFolder();
  let path = '';
  for (const part of PARTS) {
    const font = resolve(`@fontsource-variable/archivo/files/archivo-${part}-standard-normal.woff2`);
    const cut = await subsetFont(await readFile(font), characters, {
      targetFormat: 'truetype',
      variationAxes: AXES,
    });
    path = join(folder, `${part}.ttf`);
    await writeFile(path, cut);
    // The library remembers each font file that it has used, so this file adds the accented letters to the other one.
    await sharp({ text: { text: 'a', fontfile: path } }).toBuffer();
  }
  return path;
}
