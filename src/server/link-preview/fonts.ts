import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { createTemporaryFolder } from '../temporaryFolder.ts';

/** The family names in the cut font files, the site's own first. */
export const FAMILIES = ['Archivo SemiBold', 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew Thin'];

/** Heavy and wide, like the site's headlines. */
const ARCHIVO = { wght: 800, wdth: 112 };
const NOTO = { wght: 800 };
/** The last one has the Latin letters. */
const PARTS = [
  ['noto-sans-arabic', 'arabic-wght', NOTO],
  ['noto-sans-hebrew', 'hebrew-wght', NOTO],
  ['noto-sans', 'greek-wght', NOTO],
  ['noto-sans', 'cyrillic-ext-wght', NOTO],
  ['noto-sans', 'cyrillic-wght', NOTO],
  ['archivo', 'latin-ext-standard', ARCHIVO],
  ['archivo', 'latin-standard', ARCHIVO],
] as const;
const LAST_CHARACTER = 0x2300;

let fonts: Promise<string> | undefined;

/**
 * The site's font, and one for each other alphabet, as files that the picture library can read. Other scripts are drawn
 * in the machine's fonts. The files are cut once for each process, in the temporary folder.
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
  for (const [family, part, variationAxes] of PARTS) {
    const font = resolve(`@fontsource-variable/${family}/files/${family}-${part}-normal.woff2`);
    const cut = await subsetFont(await readFile(font), characters, {
      targetFormat: 'truetype',
      variationAxes,
    });
    path = join(folder, `${basename(font, '.woff2')}.ttf`);
    await writeFile(path, cut);
    // The library remembers each font file that it has used, so this file adds its letters to the last one.
    await sharp({ text: { text: 'a', fontfile: path } }).toBuffer();
  }
  return path;
}
