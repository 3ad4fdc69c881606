/** The part of an address in which the tool keeps what it shows. */
export interface ToolAddress {
  /** A query string with its `?`, or an empty one. */
  read(): string;
  /** @param mode whether Back leads to what was there before */
  write(text: string, mode: 'push' | 'replace'): void;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

/**
 * The address of the window.
 *
 * @param part the query string, or the hash where another program has the query string
 */
export function windowAddress(part: 'search' | 'hash'): ToolAddress {
  const listeners = new Set<() => void>();
  return {
    read: () => (part === 'search' ? location.search : location.hash.slice(1)),
    write(text, mode) {
      const prefix = part === 'search' ? '' : `${location.search}#`;
      const change = mode === 'push' ? 'pushState' : 'replaceState';
      // The state may be another program's.
      history[change](history.state, '', `${location.pathname}${prefix}${text}`);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('popstate', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', listener);
      };
    },
  };
}
