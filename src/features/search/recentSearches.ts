const KEY = 'fairground.searches';
const MOST_SEARCHES = 6;

/** What the visitor has searched for on this device, the last first. A browser that refuses storage remembers nothing. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, MOST_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

/** Adds a search whose results were used. */
export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed === '') return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  store(JSON.stringify([trimmed, ...others].slice(0, MOST_SEARCHES)));
}

export function clearRecentSearches(): void {
  store(undefined);
}

function store(text: string | undefined) {
  try {
    if (text === undefined) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, text);
  } catch {
    // The search works without.
  }
}
