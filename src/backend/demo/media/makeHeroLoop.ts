/**
 * Makes the film behind the demo's home screen and the still that stands in for it:
 *
 *     node --import tsx src/backend/demo/media/makeHeroLoop.ts
 *
 * It takes two minutes or more and needs ffmpeg (with libx264) on the PATH. The files that it writes are part of the
 * repository, so it only has to run again when the drawing has changed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawFrame } from './heroFrame';

const FOLDER = join(__dirname, 'files/afterglow');
const FILM = { width: 1280, height: 720, seconds: 10, framesPerSecond: 24 };
const STILL = { width: 1920, height: 1080 };

/** Where in the loop the film begins: its first picture has to hold up on its own. */
const OPENING = 0.38;

async function writeStill(path: string): Promise<void> {
  const { width, height } = STILL;
  const pixels = await drawFrame(width, height, OPENING);
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 86, effort: 6 })
    .toFile(path);
}

async function writeFilm(path: string): Promise<void> {
  const { width, height, seconds, framesPerSecond } = FILM;
  const input = `-f rawvideo -pixel_format rgb24 -video_size ${width}x${height} -framerate ${framesPerSecond} -i -`;
  const colours =
    '-vf scale=out_color_matrix=bt709 -colorspace bt709 -color_primaries bt709 -color_trc bt709';
  // One key frame, for a film that nobody seeks in; dark areas get more of the bits, else they break into bands;
  // four reference frames are what the decoders of telephones take at this size.
  const quality =
    '-c:v libx264 -preset slower -tune animation -crf 26 -aq-mode 3 -refs 4 -g 240 -pix_fmt yuv420p';
  const output = '-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart -y';
  const encoder = spawn('ffmpeg', [...`-v error ${input} ${colours} ${quality} ${output}`.split(' '), path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  // An encoder that gives up closes its input; why is told by itself, and that by its exit code.
  encoder.stdin.on('error', () => undefined);
  const ended = once(encoder, 'close');
  const count = seconds * framesPerSecond;
  for (let frame = 0; frame < count && encoder.exitCode === null; frame++) {
    if (!encoder.stdin.write(await drawFrame(width, height, (OPENING + frame / count) % 1))) {
      await Promise.race([once(encoder.stdin, 'drain'), ended]);
    }
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}.`);
}

async function main(): Promise<void> {
  if (spawnSync('ffmpeg', ['-version']).error) {
    throw new Error(
      'ffmpeg is missing: install it (for example `apt-get install ffmpeg`) and run this again.',
    );
  }
  mkdirSync(FOLDER, { recursive: true });
  await writeStill(join(FOLDER, 'hero-loop-poster.webp'));
  await writeFilm(join(FOLDER, 'hero-loop.mp4'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
