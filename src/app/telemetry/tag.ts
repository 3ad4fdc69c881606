import { loadScript } from './loadScript.ts';
import { quietly } from './quietly.ts';

type Tag = (...command: unknown[]) => void;

declare global {
  interface Window {
    /** The queue of commands that Google's script reads. */
    dataLayer?: unknown[];
    /** The global tag function; another script may have defined its own. */
    gtag?: Tag;
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';
/** The largest number of queued commands. */
const MOST_WAITING = 50;
const CHECK_PAUSE = 1000;
/** After this many checks only a new command looks for the tag again. */
const MOST_CHECKS = 60;

/**
 * Queues commands for the page's global tag function until it exists; beyond 50 they are dropped.
 *
 * @returns sends one command; never throws
 */
export function connectTag(): Tag {
  const waiting: unknown[][] = [];
  let checks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function deliver() {
    clearTimeout(timer);
    if (typeof window.gtag !== 'function') {
      if (checks++ < MOST_CHECKS) timer = setTimeout(quietly, CHECK_PAUSE, deliver);
      return;
    }
    for (const command of waiting.splice(0)) quietly(() => window.gtag?.(...command));
  }

  return (...command) => {
    if (waiting.length < MOST_WAITING) waiting.push(command);
    quietly(deliver);
  };
}

/**
 * Defines the tag function as Google's snippet does, without the inline script that a strict content security policy
 * forbids, and loads the script behind it.
 *
 * @param measurementId such as `G-ABC1234567`
 */
export function installTag(measurementId: string): void {
  const commands = (window.dataLayer ??= []);
  let isBounded = true;
  window.gtag ??= function gtag() {
    if (isBounded && commands.length >= MOST_WAITING) return;
    // eslint-disable-next-line prefer-rest-params -- Google's script takes no array for a command
    commands.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', measurementId, { send_page_view: false });
  // Without the script, which may be blocked, the queue would grow.
  loadScript(SCRIPT + measurementId).addEventListener('load', () => (isBounded = false));
}
