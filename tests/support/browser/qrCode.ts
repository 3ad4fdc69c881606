import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import type { Download, Page } from 'playwright-core';
import sharp from 'sharp';

/** Downloads what a link or button of the page offers. */
export async function download(page: Page, name: string): Promise<{ file: string; bytes: Buffer }> {
  const [started] = await Promise.all<[Promise<Download>, Promise<void>]>([
    page.waitForEvent('download'),
    page.getByText(name).click(),
  ]);
  return { file: started.suggestedFilename(), bytes: readFileSync(await started.path()) };
}

/** What a telephone reads in a picture; its decoder is not the one that has made the code. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { density: 300 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
