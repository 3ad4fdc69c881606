/**
 * Program of the process that `renderingProcess.ts` starts: renders one page for each message. Argument: the settings,
 * as JSON.
 */
import type { Generation, RenderedPage } from '#lib/rendering/renderedPage.ts';
import { loadRenderer } from './loadRenderer.ts';

/** What the renderer reads: two folders (see `loadRenderer`), and content from an origin. */
export interface Settings {
  folder: string;
  siteFolder: string;
  origin: string;
}

export interface ToProcess {
  id: number;
  address: string;
  generation: Generation | undefined;
}

/** First that the process is ready; then the page of each message, or why it could not be rendered. */
export type FromProcess = 'ready' | { id: number; page?: RenderedPage; error?: string };

const [, , argument = '{}'] = process.argv;
const { origin, ...folders } = JSON.parse(argument) as Settings;
const renderer = loadRenderer({ ...folders, origin: () => origin });

process.on('message', ({ id, address, generation }: ToProcess) => {
  renderer.render(address, generation).then(
    (page) => reply({ id, page }),
    (error: unknown) =>
      reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
// Ctrl+C signals this process, too, but the parent decides when it ends.
process.on('SIGINT', () => undefined);

function reply(message: FromProcess): void {
  // If the server has ended, nobody waits for the reply. Without a callback, Node would end with its stack.
  process.send?.(message, undefined, undefined, () => undefined);
}

reply('ready');
