import type { BrowserContext, Page } from 'playwright-core';

/** Events since the page was loaded. */
interface PageRecord {
  /** Texts of all alerts, however briefly shown. */
  alerts: string[];
  /** Requests to the content service in order, with the time of the page. */
  requests: { url: string; at: number }[];
}

/** Records events of all pages of a context; call it before opening pages and after installing the clock. */
export async function installRecorder(context: BrowserContext): Promise<void> {
  // tsx wraps named functions in calls of `__name`, even those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(() => {
    const record: PageRecord = { alerts: [], requests: [] };
    Object.assign(window, { faultRecord: record });

    function note(address: string) {
      if (address.includes('/data/query/')) record.requests.push({ url: address, at: Date.now() });
    }
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      note(String(url));
      open.call(this, method, url, true);
    };
    const { fetch } = window;
    window.fetch = (input, init) => {
      note(input instanceof Request ? input.url : String(input));
      return fetch(input, init);
    };

    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=alert]')) {
        const text = textContent.trim();
        if (text !== '' && !record.alerts.includes(text)) record.alerts.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

export function readRecord(page: Page): Promise<PageRecord> {
  return page.evaluate(() => (window as unknown as { faultRecord: PageRecord }).faultRecord);
}
