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
const MAX_WAITING = 50;
const CHECK_PAUSE = 1000;
/** After this many checks the tag is looked up again only when there is a new command. */
const MAX_CHECKS = 60;

/**
 * Queues commands until the page's global tag function exists. More than 50 are dropped.
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
      if (checks++ < MAX_CHECKS) timer = setTimeout(quietly, CHECK_PAUSE, deliver);
      return;
    }
    for (const command of waiting.splice(0)) quietly(() => window.gtag?.(...command));
  }

  return (...command) => {
    if (waiting.length < MAX_WAITING) waiting.push(command);
    quietly(deliver);
  };
}

/**
 * Defines the tag function as Google's snippet does, and loads Google's script. The snippet itself is an inline script,
 * which a strict content security policy forbids.
 *
 * @param measurementId such as `G-ABC1234567`
 */
export function installTag(measurementId: string): void {
  const commands = (window.dataLayer ??= []);
  let isBounded = true;
  window.gtag ??= function gtag() {
    if (isBounded && commands.length >= MAX_WAITING) return;
    // oxlint-disable-next-line prefer-rest-params -- Google's script takes no array for a command
    commands.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', measurementId, { send_page_view: false });
  // The script empties the queue. If it is blocked, the queue stays limited.
  loadScript(SCRIPT + measurementId).addEventListener('load', () => (isBounded = false));
}
