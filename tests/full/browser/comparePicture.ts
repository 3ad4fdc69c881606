import { existsSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const REFERENCES = join(__dirname, '../../fixtures/pictures');
const FAILURES = join(tmpdir(), 'fairground-pictures');

/** Writes the references instead of comparing with them. */
const IS_UPDATE = process.env.UPDATE_PICTURES !== undefined;

/** How much a channel of a pixel may differ, of 255, and how many pixels may differ by more. */
const TOLERANCE = 24;
const MAX_PIXELS = 20;

/**
 * Compares a picture with its reference, `tests/fixtures/pictures/{name}.webp`.
 *
 * @returns what differs and where to look at it; undefined where nothing does.
 */
export async function comparePicture(name: string, png: Buffer): Promise<string | undefined> {
  const file = join(REFERENCES, `${name}.webp`);
  if (IS_UPDATE) {
    await writeFile(file, await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer());
    return undefined;
  }
  const found = await pixelsOf(png);
  const wanted = existsSync(file) ? await pixelsOf(await readFile(file)) : undefined;
  const { width, height } = found;
  const isSameSize = wanted?.width === width && wanted.height === height;
  if (isSameSize && wanted.pixels.equals(found.pixels)) return undefined;
  const difference = isSameSize ? markDifference(wanted.pixels, found.pixels) : undefined;
  if (difference && difference.count <= MAX_PIXELS) return undefined;

  mkdirSync(FAILURES, { recursive: true });
  const [newFile, differenceFile] = [`${name}.png`, `${name}-difference.png`].map((one) =>
    join(FAILURES, one),
  );
  await writeFile(newFile ?? '', png);
  if (!difference)
    return `${name}: ${wanted ? `${width} x ${height}, not ${wanted.width} x ${wanted.height}` : 'no reference'}, see ${newFile}`;
  await sharp(difference.pixels, { raw: { width, height, channels: 3 } }).toFile(differenceFile ?? '');
  return `${name}: ${difference.count} pixels differ, see ${newFile} and ${differenceFile}`;
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The second picture darkened, with what differs in red. */
function markDifference(wanted: Buffer, found: Buffer) {
  const pixels = Buffer.from(found.map((channel) => channel / 3));
  let count = 0;
  for (let at = 0; at < found.length; at += 3) {
    const isEqual = [0, 1, 2].every(
      (channel) => Math.abs((wanted[at + channel] ?? 0) - (found[at + channel] ?? 0)) <= TOLERANCE,
    );
    if (isEqual) continue;
    count += 1;
    pixels.set([255, 0, 0], at);
  }
  return { pixels, count };
}
