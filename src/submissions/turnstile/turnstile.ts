import { pageI18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from './messages/index.ts';

/** The part of Cloudflare's script that is used. https://developers.cloudflare.com/turnstile/ describes it. */
interface Turnstile {
  render(box: HTMLElement, options: Record<string, unknown>): string | null | undefined;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
/** How long the check may take until it has a result or shows its box. Milliseconds. */
const DEADLINE = 30_000;

let loading: Promise<Turnstile> | undefined;

/**
 * Runs Cloudflare Turnstile's check for humans. Most visitors notice nothing. Others get a box to tick at the lower
 * edge of the window, on whatever screen is open.
 *
 * @param mayAsk whether the visitor may get the box. Without it the check fails instead.
 * @returns the token; valid for one request within five minutes
 * @throws Error when the script is blocked, the check fails, or the signal aborts
 */
export async function provePerson(siteKey: string, signal: AbortSignal, mayAsk: boolean): Promise<string> {
  // The signal may have aborted while the code was loading.
  signal.throwIfAborted();
  const box = makeBox();
  let widget: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      function fail(reason: unknown) {
        reject(new Error(`Turnstile: ${String(reason)}`));
        // Tells Turnstile that the error is handled.
        return true;
      }
      function showWidget() {
        if (!mayAsk) return fail('the visitor would be asked');
        clearTimeout(timer);
        reveal(box);
        return undefined;
      }
      timer = setTimeout(fail, DEADLINE, 'no answer');
      signal.addEventListener('abort', fail, { once: true });
      async function render() {
        const turnstile = await loadTurnstile();
        if (!box.isConnected) return;
        widget = turnstile.render(box, {
          sitekey: siteKey,
          theme: 'dark',
          appearance: 'interaction-only',
          retry: 'never',
          callback: resolve,
          'before-interactive-callback': showWidget,
          'error-callback': fail,
          'timeout-callback': () => fail('not ticked in time'),
          'unsupported-callback': () => fail('browser not supported'),
        });
      }
      // For a malformed key Cloudflare's script throws instead of calling back.
      render().catch(fail);
    });
  } finally {
    clearTimeout(timer);
    if (widget) window.turnstile?.remove(widget);
    box.remove();
  }
}

/** The container of the widget. It is empty and has no size unless the visitor has to do something. */
function makeBox(): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'fixed', insetBlockEnd: '0', insetInline: '0', zIndex: '30' });
  document.body.append(box);
  return box;
}

function reveal(box: HTMLElement): void {
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', pageI18n().t(MESSAGES.confirm));
  Object.assign(box.style, {
    display: 'grid',
    justifyContent: 'center',
    padding: '1rem',
    background: '#000',
    borderBlockStart: '2px solid',
  });
  box.tabIndex = -1;
  box.focus();
}

/** Loads the script once; after a failure the next call tries again. */
function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('the script is not its own'));
    script.onerror = () => reject(new Error('the script is blocked'));
    document.head.append(script);
  });
  loading.catch(() => (loading = undefined));
  return loading;
}
